import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const backers: QuestionTexts<IdOf<'backers'>> = {
  'milestone-vote': {
    title: 'À quoi sert un vote d’étape, et ce que veut dire le silence',
    lead: 'Avant de verser l’argent retenu, nous demandons à toutes les personnes dont l’argent est retenu si le créateur a tenu parole. Si la moitié d’entre elles disent non, ce qui est encore retenu leur revient.',
    body: [
      '# Qui compte',
      'Les votants sont fixés à l’ouverture : toutes les personnes hors de l’équipe dont l’argent est retenu. Chacune a une voix, quel que soit son montant et le nombre de ses contributions. Les comptes qui ont payé avec la même carte ont une seule voix ensemble, et la première réponse compte. Le seuil est de 50 % de toutes ces personnes, et non de celles qui ont voté. Ne pas voter vaut confiance.',
      'Prenons un vote de 200 votants. 68 votent la confiance, 42 la défiance, 90 ne disent rien. Cela fait 21 % de défiance : l’étape est versée. Il faut 100 votes de défiance pour l’arrêter.',
      '# Ce qui vous revient',
      'Votre part de ce qui n’a pas été versé. Prenons une contribution de 164,00 $, retenue à 60 %, dont la première étape est déjà payée :',
      [
        'Versé le 15e jour : 65,60 $, et à l’étape 1 : 32,80 $',
        'Vous revient, pour les étapes 2 et 3 : 41,00 $ et 24,60 $, soit 65,60 $',
      ],
      'Ce qui a été versé a payé des outils, des pièces et du travail ; un vote ne le fait pas revenir. C’est pourquoi la page d’un projet dit combien est retenu avant que vous ne contribuiez.',
      '# Quand cela se passe',
      {
        steps: [
          'Quatorze jours avant la date de l’étape, le vote s’ouvre, et nous vous le disons.',
          'Jusqu’à sa clôture, vous pouvez voter, et changer votre vote trois fois. Votre dernière réponse compte.',
          'À la clôture, la part va au créateur si l’étape est achevée, ou les remboursements commencent.',
        ],
      },
      'Une étape qui n’est pas achevée à la clôture de son vote est en retard : son argent reste retenu. Une fois marquée achevée, un vote de plus s’ouvre pour 14 jours. Après 90 jours de retard sans achèvement, tout ce qui est retenu revient.',
    ],
  },
  'when-charged': {
    title: 'Quand ma carte est-elle débitée ?',
    lead: 'Pour une campagne : le jour où elle se termine, et seulement si l’objectif est atteint. Pour une précommande ou une boutique : à la confirmation.',
    body: [
      '# Une campagne',
      'Confirmer une contribution réserve votre place et vérifie votre carte, sans rien débiter. Le bouton indique le jour : « débité le <i>date</i> si l’objectif est atteint ». S’il ne l’est pas, personne n’est débité.',
      '# Une précommande ou une boutique',
      'Il n’y a pas d’objectif à attendre : la carte est débitée à la confirmation. L’argent est retenu en entier pendant au moins 15 jours, et pas versé avant que la commande soit prête.',
      '# Quand votre banque demande',
      'Certaines banques veulent que vous approuviez un paiement dans leur application. On vous y mène, puis on vous ramène. Tant que vous n’avez pas répondu, votre contrepartie est gardée et rien n’est payé.',
      '# Ce que dit le relevé',
      'Une ligne par contribution, avec le nom du projet. La livraison y est comprise. Si cette ligne n’apparaît jamais, vous n’avez pas été débité.',
    ],
  },
  'project-late': {
    title: 'Et si un projet est en retard ?',
    lead: 'Un retard est courant, et rien n’est perdu. L’argent retenu le reste jusqu’à la fin de l’étape, et vous votez avant qu’il ne bouge.',
    body: [
      '# D’abord, lisez les actualités',
      'Un créateur en retard vous doit une raison et une nouvelle date. Les actualités arrivent en notifications, et une date déplacée vous est annoncée par e-mail.',
      '# Ensuite, regardez ce qui est retenu',
      'La page du projet et votre reçu montrent ce qui est retenu pour chaque étape. Un retard ne verse jamais rien de lui-même.',
      '# Ce que vous pouvez faire',
      [
        'Voter la défiance pendant un vote. Voyez <a href="/learn/question/milestone-vote">à quoi sert un vote</a>.',
        'Interroger l’équipe : <b>Messages avec l’équipe</b> se trouve sur la page de votre contribution. Un e-mail vous annonce sa réponse. Un message qui menace ou fait de la publicité peut être signalé juste à côté.',
        'Nous écrire si vous pensez qu’il trompe. Nous lisons chaque signalement.',
      ],
      'Kindling ne promet pas qu’un projet réussira. Il fait en sorte que tout ne soit pas dépensé avant qu’on vous ait demandé votre avis.',
    ],
  },
  'how-refunds-work': {
    title: 'Comment un remboursement me parvient',
    lead: 'Sur la carte qui a payé, pour la part qui n’a pas encore été versée. Après un vote, vous n’avez rien à demander.',
    body: [
      '# Quand il y en a un',
      [
        'Une campagne manque son objectif : rien à rembourser, car personne n’a été débité.',
        'Vous annulez avant le débit : là encore, rien n’a été débité.',
        'La moitié des votants n’ont pas confiance : tout ce qui est encore retenu revient à chacun.',
        'Une étape a 90 jours de retard sans être achevée, ou nous mettons fin au projet : ce qui est encore retenu revient.',
        'Le créateur vous rembourse, en partie ou en entier, avec une raison.',
      ],
      '# Combien',
      'Exactement ce que votre contribution retient encore, au centime près. Le total des parts est toujours ce que vous avez payé.',
      '# Si la carte n’existe plus',
      'Les banques transmettent un remboursement à la carte qui a remplacé la vôtre. Un remboursement qui échoue pour de bon va dans votre portefeuille en dollars américains, d’où il peut être retiré.',
    ],
  },
  'backer-protection': {
    title: 'Comment fonctionne la protection des contributeurs',
    lead: 'Une partie de chaque contribution est retenue, puis versée une étape achevée à la fois. L’étiquette d’un projet dit combien.',
    body: [
      '# Les trois parts d’une contribution',
      [
        'Le 15e jour. Quinze jours après la fin de la campagne, le créateur reçoit ce qui n’est pas retenu, moins les frais.',
        'Les étapes. Chacune a une part d’au moins 5 % et une date.',
        'Les frais. De 5 % à 0 % : plus un créateur retient pour vous, moins il nous paie.',
      ],
      '# Ce que veut dire « 40 % retenus pour les contributeurs »',
      'Sur 100,00 $, 40,00 $ attendent les étapes. Si la confiance se perd avant la première, 40,00 $ reviennent ; une fois la moitié versée, 20,00 $.',
      '# Ce qu’elle ne couvre pas',
      'Ce qui a été versé a été dépensé. Une contrepartie qui arrive et ne vous plaît pas se règle avec le créateur. Et un projet qui ne retient rien n’a pas d’étiquette : tout est alors versé le 15e jour.',
    ],
  },
  'change-address': {
    title: 'Changer d’adresse après avoir contribué',
    lead: 'Jusqu’au verrouillage des adresses. Nous vous prévenons d’abord, puis vous avez 48 heures.',
    body: [
      '# Où',
      'Les adresses se trouvent sous <b>Réglages</b>, <b>Livraison</b>. Une contribution garde l’adresse avec laquelle elle a été confirmée. Pour l’envoyer ailleurs, ouvrez-la sous <b>Mes contributions</b> et appuyez sur <b>Changer d’adresse</b>, avant le verrouillage.',
      '# Quand elle se verrouille',
      'Quand un créateur est prêt à expédier, l’équipe verrouille les adresses. Nous vous écrivons 48 heures avant. Ensuite, écrivez à l’équipe sous <b>Messages avec l’équipe</b>, sur la page de votre contribution : c’est elle qui a le colis.',
      '# Changer de pays',
      'La livraison peut y coûter autre chose, ou ne pas exister. Avant le débit, le nouveau total est confirmé une nouvelle fois. Après, l’adresse ne peut changer que pour un lieu où la livraison ne coûte pas plus.',
    ],
  },
  'shipping-costs': {
    title: 'Ce que coûte la livraison, et quand je le sais',
    lead: 'Avant de contribuer. Choisissez votre pays une fois au-dessus des contreparties, et chacune affiche sa livraison.',
    body: [
      'Les créateurs fixent la livraison par contrepartie et par pays. Un prix « partout ailleurs » couvre les pays non nommés ; s’il n’y en a pas, la contrepartie n’y est pas envoyée et le dit.',
      '# Dans le panier',
      'La livraison s’ajoute ligne par ligne et figure à côté du total. Elle compte dans la limite de 1 000,00 $ par commande.',
      '# Droits et taxes',
      'Un colis qui passe une frontière peut être taxé à l’arrivée. Ce n’est pas dans le prix, sauf si le créateur le dit. Dans le doute, demandez avant de contribuer.',
    ],
  },
  'cancel-pledge': {
    title: 'Puis-je annuler une contribution ?',
    lead: 'Jusqu’à la fin de la campagne, sans frais et sans raison, sauf une exception dans ses dernières 24 heures. Ensuite, l’argent travaille.',
    body: [
      '# Avant le débit',
      'Ouvrez votre contribution sous <b>Mes contributions</b> et appuyez sur <b>Annuler la contribution</b>. Votre contrepartie retourne en rayon pour quelqu’un d’autre. Dans les dernières 24 heures, une contribution ne peut pas être annulée si cela ferait passer une campagne financée sous son objectif. Un débit qui a échoué peut être annulé tant que la contribution n’est pas tombée.',
      '# Après le débit',
      'La contribution est débitée : demandez au créateur un changement ou un remboursement, sous <b>Messages avec l’équipe</b> sur la page de votre contribution. Ce qui est retenu peut encore revenir, par un vote ou si le projet prend fin. Une précommande ou une commande en boutique peut être annulée, avec un remboursement complet, tant qu’elle n’est pas prête à partir.',
      '# Changer de contrepartie',
      'Dans le panier, vous pouvez changer les quantités et les contreparties. Rien n’est débité deux fois. Les petites choses proposées à côté des contreparties s’y trouvent sous <b>À ajouter à votre contribution</b> ; elles partent avec la dernière contrepartie. Tant qu’une contribution peut changer, sa page les propose aussi.',
    ],
  },
  'project-on-hold': {
    title: 'Pourquoi un projet est-il suspendu ?',
    lead: 'Nous l’avons arrêté le temps d’un examen : un signalement, une vérification d’identité ou une promesse qui ne tient pas.',
    body: [
      'Pendant ce temps, personne ne peut contribuer, rien n’est débité et rien n’est versé. Les contributions déjà faites restent telles quelles.',
      '# Comment cela finit',
      [
        'Le projet reprend : sa fin, ses étapes et ses votes reculent d’autant.',
        'Il prend fin. Personne n’est débité ; ce qui l’a été et reste retenu revient.',
      ],
      'Dans les deux cas, nous écrivons à chaque contributeur. Si vous savez quelque chose que nous devrions savoir, écrivez-nous.',
    ],
  },
}
