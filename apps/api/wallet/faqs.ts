import type { Wallet } from '@kindling/api-client/model/wallet'
import type { Language } from '../kernel/language.ts'

/** What people ask about their wallet (spec 1 §3, `faqs`). Figures are those of packages/validation/limits. */
export const faqs: Readonly<Record<Language, Wallet['faqs']>> = {
  en: [
    {
      question: 'What can I do with PLG?',
      answer:
        'Hold up to 5,000 PLG, or convert them to US dollars in your wallet. The rate stands beside the amount before you agree, with the time it was read.',
    },
    {
      question: 'At which rate is my PLG converted?',
      answer:
        'At the one you see. If it moves before you press the button, nothing is converted and you are shown the new one. Amounts are rounded down to the whole cent.',
    },
    {
      question: 'Why can US persons not acquire CS?',
      answer:
        'CS is tied to what the platform earns, and is not registered for sale in the United States. Accounts with a default shipping address there, territories included, cannot get it.',
    },
    {
      question: 'Why do you verify my identity?',
      answer:
        'Acquiring and converting tokens moves value, so we have to know whose it is. A partner looks at your document; we keep the result alone.',
    },
  ],
  fr: [
    {
      question: 'Que puis-je faire de mes PLG ?',
      answer:
        'En détenir jusqu’à 5 000, ou les convertir en dollars US dans votre portefeuille. Le cours figure à côté du montant avant votre accord, avec l’heure de sa lecture.',
    },
    {
      question: 'À quel cours mes PLG sont-ils convertis ?',
      answer:
        'À celui que vous voyez. S’il change avant que vous appuyiez sur le bouton, rien n’est converti et le nouveau cours s’affiche. Les montants sont arrondis au cent inférieur.',
    },
    {
      question: 'Pourquoi les personnes des États-Unis ne peuvent-elles pas acquérir de CS ?',
      answer:
        'Le CS est lié aux revenus de la plateforme et n’est pas enregistré à la vente aux États-Unis. Toute personne dont l’adresse de livraison par défaut s’y trouve, territoires compris, n’en reçoit pas.',
    },
    {
      question: 'Pourquoi vérifiez-vous mon identité ?',
      answer:
        'Acquérir et convertir des jetons déplace de la valeur : nous devons savoir à qui elle appartient. Un partenaire examine votre document ; nous n’en gardons que le résultat.',
    },
  ],
}
