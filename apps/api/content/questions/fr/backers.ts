import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const backers: QuestionTexts<IdOf<'backers'>> = {
  'milestone-vote': {
    title: 'À quoi sert un vote d’étape, et ce que veut dire le silence',
    lead: 'Avant de verser l’argent retenu, nous demandons à toutes les personnes qui ont soutenu le projet si le créateur a tenu parole. Si la moitié des contributeurs disent non, ce qui est encore retenu leur revient.',
    body: [
      '# Qui compte',
      'Chaque contributeur compte une fois, quel que soit son montant. Le seuil est de <b>50 % de tous les contributeurs</b>, et non de ceux qui ont voté. Ne pas voter vaut confiance : une salle silencieuse verse l’argent.',
      'Prenons un projet soutenu par 200 personnes. 68 votent la confiance, 42 la défiance, 90 ne disent rien. Cela fait 21 % de défiance : l’étape est versée. Il faut 100 votes de défiance pour l’arrêter.',
      '# Ce qui vous revient',
      'Votre part de ce qui n’a pas été versé. Prenons une contribution de 164,00 $, retenue à 60 %, dont la première étape est déjà payée :',
      [
        'Versé le 15e jour : 65,60 $, et à l’étape 1 : 32,80 $',
        'Vous revient, pour les étapes 2 et 3 : 41,00 $ et 24,60 $, soit <b>65,60 $</b>',
      ],
      'Ce qui a été versé a payé des outils, des pièces et du travail ; un vote ne le fait pas revenir. C’est pourquoi la page d’un projet dit combien est retenu avant que vous ne contribuiez.',
      '# Quand cela se passe',
      {
        steps: [
          '<b>14 jours avant la fin de l’étape</b>, le vote s’ouvre. Nous vous écrivons, et votre contribution l’affiche.',
          '<b>Jusqu’à sa fin</b>, vous pouvez voter, et changer d’avis aussi souvent que vous le voulez.',
          '<b>Le lendemain</b>, la part va au créateur, ou les remboursements commencent. Ils prennent jusqu’à 5 jours.',
        ],
      },
      'Avant que vous ne confirmiez, la page dit ce qui vous reviendrait si la moitié est d’accord, et où en est le vote.',
    ],
  },
  'when-charged': {
    title: 'Quand ma carte est-elle débitée ?',
    lead: 'Pour une campagne : le jour où elle se termine, et seulement si l’objectif est atteint. Pour une précommande ou une boutique : à la confirmation.',
    body: [
      '# Une campagne',
      'Confirmer une contribution réserve votre place et vérifie votre carte, sans rien débiter. Le bouton indique le jour : « débité le <i>date</i> si l’objectif est atteint ». S’il ne l’est pas, personne n’est débité.',
      '# Une précommande ou une boutique',
      'Il n’y a pas d’objectif à attendre : la carte est débitée à la confirmation. Une partie d’une précommande reste retenue jusqu’à ses étapes, comme pour une campagne.',
      '# Quand votre banque demande',
      'Certaines banques veulent que vous approuviez un paiement dans leur application. On vous y mène, puis on vous ramène. Tant que vous n’avez pas répondu, votre récompense est gardée et rien n’est payé.',
      '# Ce que dit le relevé',
      'Une ligne par contribution, avec le nom du projet. La livraison y est comprise. Si cette ligne n’apparaît jamais, vous n’avez pas été débité.',
    ],
  },
  'project-late': {
    title: 'Et si un projet est en retard ?',
    lead: 'Un retard est courant, et rien n’est perdu. L’argent retenu le reste jusqu’à la fin de l’étape, et vous votez avant qu’il ne bouge.',
    body: [
      '# D’abord, lisez les actualités',
      'Un créateur en retard vous doit une raison et une nouvelle date. Les deux figurent sous <b>Actualités</b>, et tout changement d’une date promise vous est annoncé par e-mail.',
      '# Ensuite, regardez ce qui est retenu',
      'Votre contribution montre ce qui a été versé, ce qui est retenu pour chaque étape, et ce qui vous reviendrait aujourd’hui. Un retard ne verse jamais rien de lui-même.',
      '# Ce que vous pouvez faire',
      [
        'Demander sous <b>Discussion</b>. Seuls les contributeurs y écrivent, et les créateurs répondent en public.',
        'Voter la défiance pendant un vote. Voyez <a href="/learn/question/milestone-vote">à quoi sert un vote</a>.',
        'Signaler le projet si vous pensez qu’il trompe. Nous lisons chaque signalement.',
      ],
      'Kindling ne promet pas qu’un projet réussira. Il fait en sorte que tout ne soit pas dépensé avant qu’on vous ait demandé votre avis.',
    ],
  },
  'how-refunds-work': {
    title: 'Comment un remboursement me parvient',
    lead: 'Sur la carte qui a payé, en 5 jours au plus, pour la part qui n’a pas encore été versée. Vous n’avez rien à demander.',
    body: [
      '# Quand il y en a un',
      [
        'Une campagne manque son objectif : rien à rembourser, car personne n’a été débité.',
        'Vous annulez avant le débit : là encore, rien n’a été débité.',
        'La moitié des contributeurs votent la défiance : tout ce qui est encore retenu revient à chacun.',
        'Le projet est annulé, ou nous y mettons fin : ce qui est encore retenu revient.',
      ],
      '# Combien',
      'Votre contribution multipliée par la part encore retenue, au centime près. Votre contribution l’affiche en une seule barre : versé, retenu pour chaque étape, remboursé. Le total est toujours ce que vous avez payé.',
      '# Si la carte n’existe plus',
      'Les banques transmettent un remboursement à la carte qui a remplacé la vôtre. Si le compte est fermé, l’argent nous revient et nous vous écrivons pour trouver un autre moyen.',
    ],
  },
  'backer-protection': {
    title: 'Comment fonctionne la protection des contributeurs',
    lead: 'Une partie de chaque contribution est retenue, puis versée une étape achevée à la fois. L’étiquette d’un projet dit combien.',
    body: [
      '# Les trois parts d’une contribution',
      [
        '<b>Le 15e jour.</b> Quinze jours après la fin de la campagne, le créateur reçoit ce qui n’est pas retenu, moins les frais.',
        '<b>Les étapes.</b> Chacune a une part d’au moins 5 % et une date.',
        '<b>Les frais.</b> De 5 % à 0 % : plus un créateur retient pour vous, moins il nous paie.',
      ],
      '# Ce que veut dire « 40 % retenus pour les contributeurs »',
      'Sur 100,00 $, 40,00 $ attendent les étapes. Si la confiance se perd avant la première, 40,00 $ reviennent ; une fois la moitié versée, 20,00 $.',
      '# Ce qu’elle ne couvre pas',
      'Ce qui a été versé a été dépensé. Une récompense qui arrive et ne vous plaît pas se règle avec le créateur. Et un projet qui ne retient rien n’a pas d’étiquette : tout est alors versé le 15e jour.',
    ],
  },
  'change-address': {
    title: 'Changer d’adresse après avoir contribué',
    lead: 'Jusqu’au verrouillage des adresses. Nous vous prévenons d’abord, puis vous avez 48 heures.',
    body: [
      '# Où',
      'Ouvrez <b>Réglages, Livraison</b> pour modifier l’adresse, ou choisissez-en une autre dans la contribution elle-même. Chacune indique l’adresse qu’elle utilisera.',
      '# Quand elle se verrouille',
      'Quand un créateur est prêt à expédier, il demande le verrouillage. Nous vous écrivons, et 48 heures plus tard les étiquettes sont imprimées. Ensuite, écrivez au créateur : c’est lui qui a le colis.',
      '# Changer de pays',
      'La livraison peut y coûter autre chose, ou ne pas exister. La page le dit avant d’enregistrer, et seule la différence est débitée.',
    ],
  },
  'shipping-costs': {
    title: 'Ce que coûte la livraison, et quand je le sais',
    lead: 'Avant de contribuer. Choisissez votre pays une fois au-dessus des récompenses, et chacune affiche sa livraison.',
    body: [
      'Les créateurs fixent la livraison par récompense et par pays. Un prix « partout ailleurs » couvre les pays non nommés ; s’il n’y en a pas, la récompense n’y est pas envoyée et le dit.',
      '# Dans le panier',
      'La livraison s’ajoute ligne par ligne et figure à côté du total. Elle compte dans la limite de 1 000,00 $ par commande.',
      '# Droits et taxes',
      'Un colis qui passe une frontière peut être taxé à l’arrivée. Ce n’est pas dans le prix, sauf si le créateur le dit. Dans le doute, demandez dans la discussion.',
    ],
  },
  'cancel-pledge': {
    title: 'Puis-je annuler une contribution ?',
    lead: 'Jusqu’au débit, à tout moment et sans raison. Ensuite, l’argent travaille.',
    body: [
      '# Avant le débit',
      'Ouvrez le projet, puis <b>Ma contribution</b>, puis <b>Annuler</b>. Votre récompense retourne en rayon pour quelqu’un d’autre. Si vous changez d’avis, il n’en restera peut-être plus.',
      '# Après le débit',
      'Un contributeur seul ne peut plus annuler : le créateur a commencé à dépenser. Ce qui est retenu peut encore revenir, par un vote ou si le projet prend fin. Certains créateurs remboursent une personne qui le demande ; la contribution l’indique alors.',
      '# Changer de récompense',
      'Avant le débit, vous pouvez changer la quantité ou choisir une autre récompense. Rien n’est débité deux fois.',
    ],
  },
  'project-on-hold': {
    title: 'Pourquoi un projet est-il suspendu ?',
    lead: 'Nous l’avons arrêté le temps d’un examen : un signalement, une vérification d’identité ou une promesse qui ne tient pas.',
    body: [
      'Pendant ce temps, personne ne peut contribuer, rien n’est débité et rien n’est versé. Les contributions déjà faites restent telles quelles.',
      '# Comment cela finit',
      [
        'Le projet reprend, et sa fin recule d’autant de jours.',
        'Il prend fin. Personne n’est débité ; ce qui l’a été et reste retenu revient.',
      ],
      'Dans les deux cas, nous écrivons à chaque contributeur. Si vous savez quelque chose que nous devrions savoir, signalez le projet depuis sa page.',
    ],
  },
}
