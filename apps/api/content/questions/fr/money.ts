import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const money: QuestionTexts<IdOf<'money'>> = {
  'plg-and-cs': {
    title: 'Pourquoi PLG et CS sont différents',
    lead: 'PLG est un jeton à utiliser sur Kindling. CS est lié à ce que gagne la plateforme : davantage de règles s’appliquent, et les résidents américains ne peuvent pas en acquérir.',
    body: [
      '# PLG',
      'Vous pouvez le garder dans votre portefeuille et le convertir en dollars américains au taux de notre serveur. Le taux s’affiche avec son heure, et vous voyez les deux montants avant de confirmer.',
      '# CS',
      'Y avoir droit dépend de votre pays et de votre catégorie d’investisseur. Les résidents et citoyens américains ne peuvent pas en acquérir. Le portefeuille le dit, avec la raison, et ne propose pas le bouton.',
      '# Les deux',
      [
        'Demandent une <a href="/learn/question/identity-check">vérification d’identité</a> achevée pour convertir',
        'Ont un maximum qu’un portefeuille peut contenir',
        'Gardent un historique : chaque mouvement est une ligne, et leur somme est le solde',
      ],
      'Les jetons peuvent perdre toute leur valeur. Lisez <a href="/risk">les risques</a> avant d’en détenir.',
    ],
  },
  'plg-rate': {
    title: 'D’où vient le taux du PLG',
    lead: 'De notre serveur, avec son heure. S’il ne peut pas être chargé, vous ne pouvez pas convertir : nous ne devinons pas.',
    body: [
      'Le taux dit combien de dollars américains vaut un PLG. Il est demandé à l’ouverture de l’onglet de conversion, puis à votre demande.',
      '# Pendant la conversion',
      'Le taux que vous confirmez est celui que vous obtenez. S’il a changé avant, le nouveau vous est montré et la question est reposée.',
      '# Quand il manque',
      'L’onglet dit que le taux n’a pas pu être chargé et propose de réessayer. Le reste du portefeuille fonctionne.',
    ],
  },
  'declined-card': {
    title: 'Ma carte a été refusée. Que faire ?',
    lead: 'Votre place est gardée. Vous avez 7 jours pour donner une autre carte, et nous vous écrivons entre-temps.',
    body: [
      '# Pendant la contribution',
      'Ce que vous avez saisi reste. Réessayez, ou choisissez une autre carte. La page répète ce que dit la banque : fonds insuffisants, carte expirée, ou simplement « refusée ». Dans ce dernier cas, votre banque en sait plus que nous.',
      '# À la fin de la campagne',
      'Si le débit échoue alors, nous vous écrivons tout de suite puis toutes les 48 heures, et demandons une autre carte. Après 7 jours sans carte elle tombe, et la contrepartie retourne en rayon.',
      '# Jamais débité deux fois',
      'Chaque contribution a une clé. Appuyer deux fois, ou après une coupure, reste un seul paiement.',
    ],
  },
  'pledge-limit': {
    title: 'Pourquoi les contributions s’arrêtent à 1 000 $',
    lead: 'Vos contributions à une campagne peuvent atteindre 1 000,00 $ livraison comprise, et pas un centime de plus. Le panier le dit avant que vous n’y soyez.',
    body: [
      'La limite garde les erreurs petites, et garde Kindling tel qu’il est : beaucoup de petits morceaux. Exactement 1 000,00 $ passe.',
      '# Ce qui compte',
      'Contreparties et livraison, pour toutes vos contributions à une campagne. Dans une précommande ou une boutique, chaque commande compte à part.',
      '# Si vous voulez davantage',
      'Vous pouvez soutenir autant de projets que vous voulez.',
    ],
  },
  currencies: {
    title: 'Dans quelles monnaies puis-je payer ?',
    lead: 'Tous les prix sont en dollars américains, et vous êtes débité en dollars américains. Votre banque convertit dans votre monnaie.',
    body: [
      'Vous êtes débité du montant du bouton. Votre banque peut prendre des frais de change ; ils ne sont pas à nous et aucun remboursement ne les rend.',
      'Les montants sont tenus en centimes et jamais arrondis en chemin : ce que vous voyez est ce qui est débité, retenu, versé et remboursé.',
    ],
  },
}
