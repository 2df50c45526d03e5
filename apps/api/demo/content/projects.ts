import { duskLantern } from './projects/dusk-lantern.ts'
import { duskLanternAsh } from './projects/dusk-lantern-ash.ts'
import { fernhillKettle } from './projects/fernhill-kettle.ts'
import { ferryPannier } from './projects/ferry-pannier.ts'
import { fieldGuideToCranes } from './projects/field-guide-to-cranes.ts'
import { groveOne } from './projects/grove-one.ts'
import { groveSynth } from './projects/grove-synth.ts'
import { haldenAsh } from './projects/halden-ash.ts'
import { haldenKeyboard } from './projects/halden-keyboard.ts'
import { hollowmereFolk } from './projects/hollowmere-folk.ts'
import { hollowmereGame } from './projects/hollowmere-game.ts'
import { littleWeather } from './projects/little-weather.ts'
import { longshoreWinterTide } from './projects/longshore-winter-tide.ts'
import { mothLamp } from './projects/moth-lamp.ts'
import { mothReader } from './projects/moth-reader.ts'
import { needleGauge } from './projects/needle-gauge.ts'
import { nibNo4 } from './projects/nib-no-4.ts'
import { paperPlanetarium } from './projects/paper-planetarium.ts'
import { ploverLamp } from './projects/plover-lamp.ts'
import { ploverWalnut } from './projects/plover-walnut.ts'
import { podheatPocketHeater } from './projects/podheat-pocket-heater.ts'
import { ridgeGrainMill } from './projects/ridge-grain-mill.ts'
import { saltglazeMugs } from './projects/saltglaze-mugs.ts'
import { sillBeeHouse } from './projects/sill-bee-house.ts'
import { skylarkKite } from './projects/skylark-kite.ts'
import { skylarkMossClay } from './projects/skylark-moss-clay.ts'
import { skylarkTails } from './projects/skylark-tails.ts'
import { slowAlmanac } from './projects/slow-almanac.ts'
import { slowAlmanacMoss } from './projects/slow-almanac-moss.ts'
import { ternFieldRecorder } from './projects/tern-field-recorder.ts'
import { terraceHerbs } from './projects/terrace-herbs.ts'
import { tidewellPourOver } from './projects/tidewell-pour-over.ts'
import { tidewellTravel } from './projects/tidewell-travel.ts'
import { torrentBottleGreen } from './projects/torrent-bottle-green.ts'
import { torrentEspresso } from './projects/torrent-espresso.ts'
import { tumbleMarbleRun } from './projects/tumble-marble-run.ts'
import { weirTamper } from './projects/weir-tamper.ts'
import type { DemoProject } from './types.ts'

/** Every demo project. The order decides the ids: new ones go to the end. */
export const projects: readonly DemoProject[] = [
  tidewellPourOver,
  ploverLamp,
  torrentEspresso,
  haldenKeyboard,
  hollowmereGame,
  groveSynth,
  fernhillKettle,
  terraceHerbs,
  duskLantern,
  skylarkKite,
  tumbleMarbleRun,
  slowAlmanac,
  skylarkMossClay,
  ridgeGrainMill,
  longshoreWinterTide,
  nibNo4,
  ternFieldRecorder,
  fieldGuideToCranes,
  saltglazeMugs,
  littleWeather,
  sillBeeHouse,
  duskLanternAsh,
  slowAlmanacMoss,
  hollowmereFolk,
  tidewellTravel,
  haldenAsh,
  groveOne,
  paperPlanetarium,
  ploverWalnut,
  ferryPannier,
  mothLamp,
  podheatPocketHeater,
  torrentBottleGreen,
  // Before Needle, which stays the newest of its creator's: a continuation begins with that one.
  weirTamper,
  needleGauge,
  mothReader,
  skylarkTails,
]

/** What the pledges of a project come to, in cents, shipping included. */
export function pledgedCents({ goalCents, targetPercent, salesCents }: DemoProject): number {
  return salesCents ?? Math.round(((goalCents ?? 0) * targetPercent) / 100)
}
