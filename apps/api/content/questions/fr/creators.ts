import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const creators: QuestionTexts<IdOf<'creators'>> = {
  'how-much-to-hold': {
    title: 'Combien retenir, et ce que cela coûte',
    lead: 'Retenir davantage réduit vos frais, de 5 % à zéro, et montre que vous êtes sérieux. Il arrive aussi moins d’argent le 15e jour.',
    body: [
      '# Les frais',
      [
        'Moins de 10 % retenus : les frais sont de 5 %',
        'De 10 % à moins de 20 % : 4 %',
        'De 20 % à moins de 30 % : 3 %',
        'De 30 % à moins de 40 % : 2 %',
        'De 40 % à moins de 50 % : 1 %',
        'La moitié ou plus : 0 %',
      ],
      '# Ce qui arrive, et quand',
      'Le 15e jour, vous recevez 100 %, moins ce qui est retenu, moins les frais. Avec 20 % retenus : 100 − 20 − 3 = 77 %. Avec la moitié retenue : 50 %, et l’autre moitié arrive avec vos étapes, sans aucuns frais.',
      '# Comment choisir',
      {
        steps: [
          'Notez ce que vous devez payer avant chaque étape : outillage, pièces, acomptes.',
          'Retenez le reste. Si une étape coûte plus que ce qui aura été versé, le plan vous avertit.',
          'Entre deux paliers, prenez le plus haut : les frais baissent pour la contribution entière.',
        ],
      },
      'Les contributeurs voient cette part sur votre page et sur votre carte dans chaque liste. Dans le doute, ils choisissent le projet qui retient le plus.',
    ],
  },
  'when-creators-are-paid': {
    title: 'Quand est-ce que je reçois l’argent ?',
    lead: 'Le 15e jour après la fin de la campagne, puis à chaque étape que les contributeurs laissent passer.',
    body: [
      {
        steps: [
          'La fin. Les cartes sont débitées. Certaines échouent ; ces contributeurs ont 7 jours pour en donner une autre, sinon la contribution tombe.',
          'Le 15e jour. Ce qui n’est pas retenu arrive sur votre compte, moins les frais.',
          'Chaque étape. Un vote est ouvert les 14 jours avant sa date. À la clôture, la part d’une étape achevée arrive, sauf si la moitié des votants n’ont pas confiance.',
        ],
      },
      '# Ce qu’il vous faut d’abord',
      'Une identité vérifiée et un compte bancaire à votre nom ou à celui de votre société. Les neuf chiffres d’un numéro de banque américain sont contrôlés pendant la saisie.',
      '# Marquer une étape comme achevée',
      'Faites-le quand elle l’est, avec une actualité qui le montre. C’est irréversible, et vos contributeurs voteront sur ce qu’ils auront vu.',
    ],
  },
  'after-a-failed-campaign': {
    title: 'Pourquoi Grove est revenu sans menu',
    lead: 'Le premier Grove a atteint 58 % de son objectif et personne n’a été débité. Le second est en vente. Leo Marchetti raconte ce qu’il a changé.',
    body: [
      '# Ce qui n’a pas marché',
      'Grove One était un synthétiseur de poche à douze boutons et, derrière eux, un menu de quatre pages et 61 réglages. « On m’écrivait qu’on aimait les boutons, dit Leo. Personne ne parlait du menu. J’ai cru que c’était bon signe. »',
      'La campagne s’est arrêtée à 58 %. L’objectif n’étant pas atteint, aucune carte n’a été débitée, il n’y a rien eu à rendre, et la page reste lisible par tous.',
      '# Ce qu’il a fait ensuite',
      {
        steps: [
          'Il a écrit à toutes les personnes qui avaient contribué, dit ce qu’il avait appris et posé une seule question : qu’enlèveriez-vous ?',
          'Il a enlevé le menu. La carte électronique a rétréci, et le prix a baissé.',
          'Il a retenu une plus grande part et décrit trois étapes que l’on peut photographier : coques, cartes, boîtes.',
        ],
      },
      '# Ce qu’il vous dirait',
      'Un objectif manqué vous coûte du temps et ne coûte d’argent à personne. Dites-le tôt, interrogez ceux qui y ont cru, et enlevez quelque chose. Les premiers contributeurs du second Grove étaient ceux du premier.',
    ],
  },
  'before-publishing': {
    title: 'Ce qu’il faut à un projet avant d’être publié',
    lead: 'Huit choses, un compte bancaire et une identité vérifiée.',
    body: [
      [
        'Un nom d’au moins 3 caractères',
        'Un résumé d’au moins 10',
        'Une catégorie',
        'Un lieu',
        'Une image principale',
        'Une description d’au moins 500 caractères',
        'Au moins une contrepartie ; les options viennent en plus',
        'Une durée de 15 à 60 jours',
      ],
      'Votre e-mail doit être confirmé pour commencer, et <a href="/learn/question/identity-check">votre identité vérifiée</a> avant de soumettre.',
      '# Ce qui peut encore changer',
      'Textes, images, questions et nouvelles contreparties : toujours. Les étapes : jusqu’à une semaine avant le début. Une contrepartie déjà choisie garde ce qu’elle promettait.',
    ],
  },
  'campaign-preorder-storefront': {
    title: 'Une campagne, une précommande ou une boutique ?',
    lead: 'Une campagne vérifie qu’assez de gens en veulent. Une précommande vend ce que vous allez fabriquer. Une boutique vend ce que vous avez.',
    body: [
      '# Campagne',
      'Un objectif et une fin, à 15 à 60 jours. Les cartes ne sont débitées que si l’objectif est atteint. Choisissez-la quand vous ne pouvez pas en faire dix sans en vendre deux cents.',
      '# Précommande',
      'Ni objectif ni étapes. Les cartes sont débitées tout de suite, et l’argent d’une commande est retenu en entier jusqu’à 15 jours après son débit et jusqu’à ce qu’elle soit prête. Choisissez-la si vous le fabriquerez de toute façon et voulez savoir combien.',
      '# Boutique',
      'Pour ce qui est en stock. C’est un projet à part, et chaque page renvoie à l’autre. Avant l’ouverture nous l’examinons, en 48 à 72 heures.',
      'Un projet réussi peut continuer en précommande ou en boutique. L’argent des deux ne se mêle jamais.',
    ],
  },
  'writing-milestones': {
    title: 'Écrire une étape sur laquelle on peut voter',
    lead: 'Quelque chose qui se voit sur une photo, à une date, pour une part d’au moins 5 %.',
    body: [
      '# Bon et moins bon',
      [
        'Bon : « 200 pièces coulées, usinées et pesées ». Cela se photographie.',
        'Bon : « Certificats pour l’UE et les États-Unis, en fichiers ».',
        'Moins bon : « Avancement de la production ». Personne ne peut dire quand c’est fait.',
      ],
      '# Parts et dates',
      'La somme des parts est ce que vous retenez. Mettez la plus grande là où la promesse se tient : à l’expédition. Donnez à chacune une date sur laquelle vous parieriez, puis ajoutez un mois.',
      '# Avant le vote',
      'Les contributeurs peuvent demander un rappel une semaine avant. Publiez d’ici là une actualité en images. Un créateur en retard qui le dit garde plus de confiance qu’un créateur qui se tait.',
    ],
  },
  'identity-check': {
    title: 'Pourquoi les créateurs vérifient leur identité',
    lead: 'Parce qu’on confie son argent à une personne. Cela prend environ cinq minutes, chez un prestataire et non chez nous.',
    body: [
      '# Comment cela se passe',
      {
        steps: [
          'Ouvrez <b>Réglages</b>, <b>Vérification</b> et appuyez sur <b>Commencer la vérification</b>.',
          'Le prestataire demande une pièce d’identité et une photo de vous. Nous ne voyons ni l’une ni l’autre.',
          'La réponse est en attente, achevée ou refusée. L’attente peut durer un jour.',
        ],
      },
      '# En cas de refus',
      'Le plus souvent la photo était floue, ou le nom diffère de celui du document. Vous pouvez recommencer. Après deux refus, écrivez-nous.',
      '# Ce que nous gardons',
      'Le résultat, votre nom vérifié et la date. Une fois achevée, vous pouvez retirer la vérification ; il en faudra une autre avant de soumettre un projet ou de convertir des jetons.',
    ],
  },
  'referral-links': {
    title: 'À quoi sert un lien de parrainage',
    lead: 'Il dit d’où viennent les contributeurs, et le vôtre vous donne un bonus de 5 % de la première contribution de quelqu’un.',
    body: [
      'C’est l’adresse d’une page suivie de <i>?ref=</i> et d’un nom. Prenez-en un par endroit où vous publiez.',
      '# Ce qui est compté',
      'Le dernier lien d’une visite compte, et un parrainage est enregistré quand sa contribution est confirmée. Nous gardons le lien et, si la personne est connectée, son compte ; aucun cookie ne suit qui que ce soit sur d’autres sites.',
      '# Le bonus',
      'Votre propre lien est dans votre portefeuille, et dans l’adresse que vous partagez depuis la page d’un projet quand vous êtes connecté. Quand le projet est payé, vous recevez 5 % de chaque première contribution venue par ce lien, au plus les frais que nous en retenons, en PLG au taux du jour. Votre identité doit être vérifiée, et vous ne pouvez ni faire partie de l’équipe ni partager une carte avec la personne. Si la contribution est remboursée ensuite, sa part est reprise.',
      '# De bons noms',
      'Courts, et sur l’endroit : <i>newsletter</i>, <i>soiree-club</i>, <i>amis-de-leo</i>. Toute personne qui reçoit le lien peut le lire.',
    ],
  },
}
