import { isFrenchFromRightToLeft, speakFrench, stillEnglish } from './french.ts'
import { hydrated, newEmail, password } from './journey.ts'
import { appOfSecret, enter, join, mailLink, me } from './people.ts'
import { expect, test } from './test.ts'

test('the check for English finds it, alone and around a name', () => {
  expect(
    stillEnglish(['Log in', 'Se connecter', 'Kindling', 'Google authorization failed.', 'Account of Mara']),
  ).toEqual(['Log in', 'Google authorization failed.', 'Account of Mara'])
})

test('frontend 25: the whole way in, in French and from right to left: sign up, confirm, two-factor, code, key', async ({
  page,
  context,
  baseURL,
}) => {
  await speakFrench(context, baseURL)
  const email = newEmail()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const isFrench = (where: string) => isFrenchFromRightToLeft(page, where)

  await page.goto('/signup')
  await hydrated(page)
  await isFrench('sign up')
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(page.getByRole('dialog', { name: 'Bienvenue sur Kindling' })).toBeVisible()
  await isFrench('welcome')

  await page.goto(await mailLink(page, email))
  await expect(page.getByRole('dialog', { name: 'Votre e-mail est confirmé' })).toBeVisible()
  await isFrench('confirmed')

  await page.goto('/settings/account')
  await hydrated(page)
  await page.getByRole('button', { name: 'Activer', exact: true }).click()
  const secret = dialog.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/)
  const code = appOfSecret((await secret.textContent()) ?? '')
  await isFrench('scan')
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password)
  await dialog.getByLabel('Code à six chiffres').fill(code(-1))
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('heading', { name: 'Gardez votre clé de récupération' })).toBeVisible()
  await isFrench('recovery key')
  const key = (await dialog.getByText(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Télécharger recovery.txt' }).click()
  await dialog.getByRole('button', { name: 'Suivant' }).click()
  await isFrench('two-factor is on')
  await dialog.getByRole('button', { name: 'Terminer' }).click()

  const logOut = async () => {
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Faccount$/)
  }
  const givePassword = async () => {
    await page.getByLabel('E-mail', { exact: true }).first().fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Saisissez votre code' })).toBeVisible()
  }
  await logOut()
  await isFrench('log in')
  await givePassword()
  await isFrench('code')
  await page.getByLabel('Code à six chiffres').fill(code(0))
  await expect(page.getByRole('button', { name: 'Désactiver', exact: true })).toBeVisible()

  await logOut()
  await givePassword()
  await page.getByRole('button', { name: 'Utiliser une clé de récupération' }).click()
  await isFrench('with the key')
  await page.getByLabel('Clé de récupération').fill(key)
  await page.getByRole('button', { name: 'Se connecter avec la clé' }).click()
  await expect(page.getByRole('heading', { name: 'La double authentification est désactivée' })).toBeVisible()
  await isFrench('two-factor is off')
  await page.getByRole('link', { name: 'Pas maintenant' }).click()
  await expect(page).toHaveURL(/\/settings\/account$/)
  // The recovery key turned two-factor off: the password alone logs in now.
  await enter(page, email)
  expect((await me(page)).user).toMatchObject({ email, totp_enabled: false })
})

test('frontend 25: an account’s pages in French and from right to left, on a phone', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await speakFrench(context, baseURL)
  await join(page)
  const settings = ['account', 'verification', 'notifications', 'payment', 'shipping']
  for (const path of [
    ...settings.map((tab) => `/settings/${tab}`),
    '/wallet',
    '/wallet/conversion',
    '/wallet/history',
    '/notifications',
    '/user/me',
    '/learn/questions',
    '/forgot-password',
    '/terms',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isFrenchFromRightToLeft(page, path)
  }
})
