import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const account: QuestionTexts<IdOf<'account'>> = {
  'two-factor': {
    title: 'Activer la double authentification',
    lead: 'Un code à six chiffres d’une application de votre téléphone, demandé après le mot de passe. Deux minutes suffisent.',
    body: [
      '# Ce qu’il vous faut',
      'Un compte avec e-mail et mot de passe, un e-mail confirmé et une application qui produit des codes. N’importe laquelle convient ; celle de votre gestionnaire de mots de passe aussi.',
      '# Les étapes',
      {
        steps: [
          'Ouvrez <b>Réglages</b>, <b>Compte</b> et appuyez sur <b>Activer</b>.',
          'Scannez l’image avec l’application. Vous pouvez aussi saisir le texte placé dessous.',
          'Saisissez votre mot de passe et les six chiffres.',
          'Téléchargez <i>recovery.txt</i> et rangez-le là où votre téléphone n’est pas. Appuyez ensuite sur <b>Terminé</b>.',
        ],
      },
      '# Quand un code est refusé',
      'Les codes changent toutes les 30 secondes et servent une fois. S’ils sont toujours refusés, l’horloge du téléphone est fausse : réglez-la sur automatique.',
    ],
  },
  'recovery-key': {
    title: 'J’ai perdu mon téléphone : utiliser la clé de récupération',
    lead: 'Au moment du code, appuyez sur « Utiliser une clé de récupération ». Elle sert une fois, vous connecte et désactive la double authentification.',
    body: [
      'Appuyez sur <b>Utiliser une clé de récupération</b> sous le code. La clé est dans le fichier <i>recovery.txt</i> téléchargé à l’activation. Vous l’avez peut-être aussi copiée ou imprimée.',
      '# Ensuite',
      'La double authentification est désactivée, et nous vous proposons de la régler avec le nouveau téléphone. Vous recevez alors une nouvelle clé ; l’ancienne n’ouvre plus rien.',
      '# Sans téléphone ni clé',
      'Écrivez-nous depuis l’adresse du compte. Nous demandons des preuves et cela prend des jours, exprès : qui pourrait nous convaincre vite pourrait prendre votre compte.',
    ],
  },
  'confirmation-letter': {
    title: 'L’e-mail de confirmation n’est pas arrivé',
    lead: 'Regardez dans les indésirables, puis demandez-en un autre. Un lien est valable sept jours, et seul le dernier compte.',
    body: [
      '# Redemander',
      'Ouvrez <b>Réglages</b>, <b>Compte</b> et appuyez sur <b>Renvoyer le lien</b>. Ce bouton figure aussi au-dessus de chaque page tant que l’adresse n’est pas confirmée. Il attend 10 secondes après chaque envoi.',
      '# Si l’adresse était fausse',
      'Changez l’e-mail dans les réglages. L’ancienne adresse reçoit un message qui permet de revenir en arrière pendant 7 jours : personne d’autre ne peut déplacer votre compte.',
      '# Ce qui marche sans',
      'Vous pouvez regarder et contribuer. La double authentification, une clé d’accès, la vérification d’identité et le lancement d’un projet demandent une adresse confirmée.',
    ],
  },
  'google-facebook': {
    title: 'Se connecter avec Google ou Facebook',
    lead: 'Cela marche sans mot de passe ici. Vous pouvez en ajouter un à tout moment et utiliser l’un ou l’autre.',
    body: [
      'Nous apprenons d’eux votre nom et votre e-mail, rien d’autre, et nous ne publions jamais rien. S’ils ne donnent pas votre e-mail, nous vous le demandons.',
      '# Ajouter un mot de passe',
      'Ouvrez <b>Réglages</b>, <b>Compte</b> et appuyez sur <b>Choisir un mot de passe</b>. Vous pourrez ensuite activer la double authentification, qui demande un mot de passe.',
      '# Quand l’e-mail est déjà utilisé',
      'Vous avez déjà un compte à cette adresse. Connectez-vous avec son mot de passe.',
    ],
  },
  'where-logged-in': {
    title: 'Voir où je suis connecté',
    lead: 'Les réglages listent chaque appareil. Vous pouvez en déconnecter un, ou tous sauf celui-ci.',
    body: [
      'Chaque ligne indique le navigateur, l’appareil et la dernière utilisation. Une session prend fin d’elle-même après 90 jours, ou après 30 jours sans usage.',
      '# Si vous n’en reconnaissez pas une',
      {
        steps: [
          'Mettez-y fin.',
          'Changez de mot de passe. Cela met aussi fin à toutes les autres sessions.',
          'Activez la <a href="/learn/question/two-factor">double authentification</a>.',
        ],
      },
    ],
  },
  'delete-account': {
    title: 'Supprimer mon compte',
    lead: 'Dans les réglages, avec votre mot de passe et le mot DELETE. Ce que la loi nous fait garder reste, et rien d’autre.',
    body: [
      '# Avant de le faire',
      [
        'Les contributions pas encore débitées sont annulées.',
        'Celles qui le sont restent dans les comptes de leurs projets, sans votre nom en public.',
        'Un portefeuille doit être vide, et aucune de vos campagnes ne doit détenir l’argent de contributeurs.',
      ],
      '# Comment',
      'Ouvrez <b>Réglages</b>, <b>Compte</b>, appuyez sur <b>Supprimer le compte</b>, saisissez votre mot de passe et <i>DELETE</i> en capitales. Sans mot de passe ici, reconnectez-vous d’abord avec Google ou Facebook. Vous pouvez aussi nous le demander par écrit.',
      '# Ce qui reste',
      'Les traces des paiements et des vérifications d’identité, aussi longtemps que la loi le demande. Voyez <a href="/privacy#retention">combien de temps nous gardons les données</a>.',
    ],
  },
}
