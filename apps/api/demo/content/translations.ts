import type { TranslationLanguage } from '@kindling/validation/rules/translation'
import { littleWeather } from './projects/little-weather.ts'
import { list, story } from './story.ts'

/** Translated texts by their English ones. */
type Texts = Readonly<Record<string, string>>

const littleWeatherInFrench: Texts = {
  [littleWeather.name]: 'Petit temps, une météo de feutre au mur',
  [littleWeather.blurb]:
    'Une carte de feutre et 24 temps qu’il fait. Les enfants regardent dehors et accrochent ce qu’ils voient.',
  [littleWeather.description]: story(
    [
      'La météo, c’est la fenêtre',
      'Chaque matin, dans mon école maternelle, deux enfants font la météo. Ils regardent dehors, discutent, et accrochent ce qu’ils voient sur une carte de feutre. Ils ont plus souvent raison que la radio.',
    ],
    [
      'Ce qu’il y a dans la boîte',
      list(
        'Une carte de feutre, 60 × 45 cm, avec une fenêtre au milieu',
        '24 pièces\u00a0: soleil, bruine, neige fondue, vent de quatre côtés, et «\u00a0je ne sais pas\u00a0»',
        'Une boucle de bouleau pour l’accrocher',
        'Aucun mot dessus\u00a0: elle se lit dans toutes les langues',
      ),
    ],
    [
      'Comment c’est fait',
      'De la laine d’une filature d’Orivesi, feutrée, coupée et cousue par trois d’entre nous. Les pièces tiennent sans aimant ni Velcro, parce que la laine tient à la laine. <b>Personne ne peut les avaler</b>\u00a0: la plus petite mesure 6 cm.',
    ],
    [
      'Risques',
      'La laine grise est rare cette année, et il y a beaucoup de temps gris. J’en ai acheté d’avance.',
    ],
  ),
  'Little Weather': 'Petit temps',
  'The map and all 24 pieces.': 'La carte et les 24 pièces.',
  'Felt map\n24 pieces\nBirch loop': 'Carte de feutre\n24 pièces\nBoucle de bouleau',
  'Eight rare kinds': 'Huit temps rares',
  'Hail, halo, northern lights, heat shimmer, and four you can name.':
    'Grêle, halo, aurore boréale, brume de chaleur, et quatre à nommer vous-même.',
  'Eight pieces': 'Huit pièces',
  'For a kindergarten': 'Pour une école maternelle',
  'A large map, 120 × 90 cm, and two of each piece.':
    'Une grande carte, 120 × 90 cm, et chaque pièce en double.',
  'Large map\n48 pieces\nNotes for teachers': 'Grande carte\n48 pièces\nNotes pour la classe',
  Delivered: 'Livré',
  'All maps sent before the first snow.': 'Toutes les cartes sont envoyées avant la première neige.',
  'Does it wash?': 'Est-ce que ça se lave\u00a0?',
  'Cold, by hand, flat to dry. Jam comes out, felt pen becomes weather.':
    'À froid, à la main, à plat pour sécher. La confiture part, le feutre devient du temps.',
  'What if we have other weather?': 'Et si nous avons un autre temps\u00a0?',
  'Take the eight rare kinds. Four are plain, for you to name.':
    'Prenez les huit temps rares. Quatre sont unis, à nommer vous-même.',
  'From what age?': 'À partir de quel âge\u00a0?',
  'Two. Before that they eat the sun.': 'Deux ans. Avant, ils mangent le soleil.',
}

/** By project: one that is whole in French, and the creator's campaign, which has begun in German. */
export const translated: Readonly<
  Record<string, readonly { readonly language: TranslationLanguage; readonly texts: Texts }[]>
> = {
  [littleWeather.slug]: [{ language: 'fr', texts: littleWeatherInFrench }],
  'torrent-espresso': [
    {
      language: 'de',
      texts: {
        'Torrent, espresso you crank by hand': 'Torrent, Espresso von Hand gekurbelt',
        'Do I need a special grinder?': 'Brauche ich eine besondere Mühle?',
      },
    },
  ],
}
