import type { Locator, Page } from '@playwright/test'
import { isFrenchFromRightToLeft, speakFrench } from './french.ts'
import { cards, hydrated, offlineNoticeArrived, raised } from './journey.ts'
import { addresses, call, furnish, join } from './people.ts'
import { expect, test } from './test.ts'

const name = 'tidewell-pour-over'
const path = `/project/${name}`

/** On a phone, from right to left. The project's last milestone is called "Delivered". */
const isFrench = (page: Page, where: string) => isFrenchFromRightToLeft(page, where, ['Delivered'])

/** What every field of a part of the page holds now. */
const heldBy = (part: Locator) =>
  part
    .locator('input, textarea')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
          ? field.checked
          : 'value' in field && field.value,
      ),
    )

/** Presses a button while the network is away, reads what the page says, and presses it again with the network back. */
async function cutOff(page: Page, part: Locator, button: string | RegExp): Promise<void> {
  const before = await heldBy(part)
  await page.context().setOffline(true)
  await part.getByRole('button', { name: button }).click()
  await expect(part.getByRole('alert'), `${button}`).toContainText('Le serveur est injoignable.')
  await expect(part.getByRole('alert'), `${button}`).toContainText('Votre saisie est conservée.')
  expect(await heldBy(part), `${button}`).toEqual(before)
  await isFrench(page, `${button}, without a network`)
  await page.context().setOffline(false)
  // A form offers another try; a button outside of one keeps its name.
  await part
    .getByRole('button', { name: button })
    .or(part.getByRole('button', { name: 'Réessayer' }))
    .click()
}

test('a pledge made, changed and cancelled on a phone, in French, from right to left, each button without a network first', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await speakFrench(context, baseURL)
  await join(page)
  await call(page, 'users/me/shipping-addresses/', addresses.away)
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })

  await page.goto(path)
  await offlineNoticeArrived(page)
  const choose = main.getByRole('link', { name: /^Choisir à / }).first()
  // The rewards get their script once they are near.
  await choose.scrollIntoViewIfNeeded()
  await hydrated(page, 'main a[href*="variant="]')
  await page.context().setOffline(true)
  await choose.click()
  await expect(page.getByText(/^Vous êtes hors ligne\./)).toBeVisible()
  await page.context().setOffline(false)
  // The page retries by itself as soon as there is a network.
  await expect(main.getByRole('heading', { name: 'Où l’envoyer ?' })).toBeVisible()

  await main.getByRole('radio', { name: 'Nouvelle adresse' }).check()
  await main.getByLabel('Nom complet').fill('Mara Lindqvist')
  await main.getByRole('combobox', { name: 'Pays' }).fill('Royaume')
  await page.getByRole('option', { name: 'Royaume-Uni' }).click()
  await main.getByLabel('Adresse', { exact: true }).fill('18 Fargate')
  await main.getByLabel('Ville').fill('Sheffield')
  await main.getByLabel('État ou province').fill('South Yorkshire')
  await main.getByLabel('Code postal').fill('S1 2HD')
  await isFrench(page, 'address')
  await cutOff(page, main, 'Continuer vers le paiement')

  await expect(main.getByRole('heading', { name: 'Comment payez-vous ?' })).toBeFocused()
  await main.getByLabel('Nom sur la carte').fill('Mara Lindqvist')
  await main.getByLabel('Numéro de carte').fill(cards.good)
  await main.getByLabel('Expiration').fill('12/30')
  await main.getByLabel('Code de sécurité').fill('123')
  await isFrench(page, 'payment')
  await cutOff(page, main, 'Continuer vers la vérification')

  await expect(main.getByRole('heading', { name: 'Vérifier et contribuer' })).toBeFocused()
  await main.getByRole('checkbox', { name: /^Je comprends/ }).check()
  await isFrench(page, 'review')
  const before = await raised(page, name)
  await cutOff(page, main, /^Contribuer /)
  await expect(title).toHaveText(/^Vous l’avez porté à /)
  await isFrench(page, 'success')
  expect(await raised(page, name)).toBeGreaterThan(before)

  await main.getByRole('link', { name: 'Mes contributions' }).click()
  await main.getByRole('link', { name: /^Modifier la contribution/ }).click()
  await expect(page).toHaveURL(/\/pledges\/plg_/)
  await hydrated(page)
  await expect(main.getByRole('table')).toBeVisible()
  await isFrench(page, 'pledge')
  await main.getByRole('button', { name: /^Un de plus : The dripper/ }).click()
  await cutOff(page, main.getByRole('region', { name: 'Ce que vous avez choisi' }), 'Enregistrer 2 pièces')
  await expect(main.getByText('Votre contribution est modifiée.')).toBeVisible()

  const place = main.getByRole('region', { name: 'Adresse de livraison' })
  await place.getByRole('button', { name: 'Changer d’adresse' }).click()
  await place.getByRole('radio', { name: /Ines Lindqvist/ }).check()
  await cutOff(page, place, 'Livrer à cette adresse')
  await expect(place.getByText('L’adresse est modifiée.')).toBeVisible()
  await expect(place.getByText(/Cockburn Street/)).toBeVisible()
  await isFrench(page, 'changed')

  await main.getByRole('button', { name: 'Annuler la contribution' }).click()
  await cutOff(page, page.getByRole('dialog'), 'Annuler la contribution')
  await expect(main.getByText(/ est annulée\. Rien n’a été débité\.$/)).toBeVisible()
  await isFrench(page, 'cancelled')
  expect(await raised(page, name)).toBe(before)
})

test('a screen reader hears each step of checkout and the pledge after it: headings, choices, sums, and when it is charged', async ({
  page,
}) => {
  await join(page)
  await furnish(page)
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('link', { name: /^Select \$42/ }).click()
  const main = page.getByRole('main')

  await expect(main).toMatchAriaSnapshot(`
    - heading /^Backing Tidewell/ [level=1]
    - list "Steps of the checkout":
      - listitem: Address
      - listitem: Payment
      - listitem: Review
    - heading "1 Where should it go?" [level=2]
    - group "Where should it go?":
      - radio /^Mara Lindqvist 18 Fargate/ [checked]
      - radio /^Ines Lindqvist 45 Cockburn Street/
      - radio "New address"
    - button "Continue to payment"
    - heading "2 How will you pay?" [level=2]
    - heading "3 Review and pledge" [level=2]
    - complementary "Your pledge":
      - heading "Your pledge" [level=2]
      - list:
        - listitem:
          - 'button "One fewer: The dripper, Speckled white"'
          - status: "The dripper, Speckled white: 1 piece"
          - 'button "One more: The dripper, Speckled white"'
      - textbox "Coupon code"
      - button "Apply"
      - term: Items
      - definition: $42.00
      - term: Shipping to United Kingdom
      - definition: $6.00
      - term: Total
      - definition: $48.00
      - paragraph: You are charged in US dollars.
  `)
  await main.getByRole('radio', { name: 'New address' }).check()
  await expect(main).toMatchAriaSnapshot(`
    - textbox "Full name optional"
    - combobox "Country"
    - textbox "Address"
    - textbox "Flat, floor, building optional"
    - textbox "City"
    - textbox "State or province"
    - textbox "Postal code"
    - textbox "Phone optional"
    - button "Continue to payment"
  `)
  await main.getByRole('radio', { name: /^Mara Lindqvist/ }).check()
  await main.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(main).toMatchAriaSnapshot(`
    - list "Steps of the checkout":
      - listitem: /^Address\\s*, done$/
      - listitem: Payment
      - listitem: Review
    - heading "Where should it go?" [level=2]
    - 'button "Edit: Where should it go?"'
    - paragraph: /^Mara Lindqvist, 18 Fargate/
    - heading "2 How will you pay?" [level=2]
    - group "How will you pay?":
      - radio "Visa ending 4242, expires 12/30" [checked]
      - radio "Mastercard ending 4444, expires 12/30"
      - radio "New card"
    - button "Continue to review"
    - heading "3 Review and pledge" [level=2]
    - complementary "Your pledge"
  `)
  await main.getByRole('radio', { name: 'New card' }).check()
  await expect(main).toMatchAriaSnapshot(`
    - textbox "Name on card"
    - textbox "Card number"
    - textbox "Expiry"
    - paragraph: Month and year, as printed.
    - textbox "Security code"
    - button "Continue to review"
  `)
  await main.getByRole('radio', { name: /^Visa/ }).check()
  await main.getByRole('button', { name: 'Continue to review' }).click()

  const charged = /^Charged on \d+ \w+ \d{4}, only if funded\.$/
  await expect(main).toMatchAriaSnapshot(`
    - 'button "Edit: Where should it go?"'
    - 'button "Edit: How will you pay?"'
    - paragraph: Visa ending 4242, expires 12/30
    - heading "3 Review and pledge" [level=2]
    - text: /^Nothing is charged today\\. Your card is charged on \\d+ \\w+ \\d{4}, only if “Tidewell.+” reaches its goal\\.$/
    - strong: If it is funded, your $48.00 burns like this
    - term: Day 15, to get started
    - definition: $12.00
    - term: Held until First firing out, Jan 2027
    - definition: $12.00
    - term: Your pledge
    - definition: $48.00
    - checkbox /^I understand that .+ is being made, not sold from stock/
    - button "Pledge $48.00"
    - paragraph: ${charged}
    - complementary "Your pledge":
      - term: Total
      - definition: $48.00
  `)
  const button = main.getByRole('button', { name: 'Pledge $48.00' })
  await expect(button).toHaveAccessibleDescription(charged)
  await main.getByRole('checkbox', { name: /^I understand/ }).check()
  await button.click()

  await expect(main).toMatchAriaSnapshot(`
    - progressbar /^\\d+% funded$/
    - heading /^You moved it to \\d+%\\.$/ [level=1]
    - paragraph: /^Your \\$48\\.00 is pledged to “Tidewell.+”\\. Nothing is charged until /
    - link "Back to the project"
    - link "My pledges"
    - list:
      - listitem: /Your card is charged if the goal is met\\.$/
      - listitem: /receives 25% and starts\\.$/
      - listitem: /The vote on “First firing out” opens\\. You decide on \\$12\\.00\\.$/
      - listitem: /The last reward you chose should be with you\\.$/
    - complementary "Receipt":
      - term: The dripper, Speckled white × 1
      - definition: $42.00
      - term: Shipping to United Kingdom
      - definition: $6.00
      - term: Pledged
      - definition: $48.00
      - paragraph: With the card ending 4242.
  `)
  await main.getByRole('link', { name: 'My pledges' }).click()
  await main.getByRole('link', { name: /^Change pledge: Tidewell/ }).click()

  await expect(main).toMatchAriaSnapshot(`
    - navigation "Where you are":
      - link "My pledges"
    - paragraph: /^Pending. charged on \\d+ \\w+ \\d{4}, only if it reaches its goal$/
    - heading /^Tidewell/ [level=1]
    - paragraph:
      - strong: $48.00
      - text: not charged yet
    - table "What changed since you pledged":
      - rowgroup:
        - row:
          - columnheader "Promise"
          - columnheader
          - columnheader "Now"
          - columnheader "Change"
      - rowgroup:
        - row "The dripper, price $42.00 $42.00 Same"
    - region "What you pledged for":
      - heading "What you pledged for" [level=2]
      - list:
        - listitem:
          - strong: The dripper, Speckled white
          - paragraph: $42 each, shipping $6
          - status: "The dripper, Speckled white: 1 piece"
      - term: /^Charged on \\d+ \\w+ \\d{4}, if funded$/
      - definition: $48.00
    - region "Where it goes":
      - heading "Where it goes" [level=2]
      - paragraph: /^Mara Lindqvist, 18 Fargate/
      - button "Change address"
    - region "What pays for it":
      - heading "What pays for it" [level=2]
      - paragraph: Visa ending 4242, expires 12/30
      - button "Change card"
    - region "Messages with the team":
      - textbox "Your message"
      - button "Send message"
    - region "History":
      - list:
        - listitem: /You pledged \\$48/
    - complementary "What you can do":
      - paragraph: You can change or cancel this pledge until the campaign ends. Nothing is charged before.
      - button "Print receipt"
      - link "See the project"
      - button "Cancel pledge"
  `)
  await main.getByRole('button', { name: 'Cancel pledge' }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Cancel this pledge?":
      - heading "Cancel this pledge?"
      - list:
        - listitem: $48 will not be charged.
      - button "Keep it"
      - button "Cancel pledge"
  `)
})
