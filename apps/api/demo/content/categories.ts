import type { DemoCategory } from './types.ts'

/** The ten categories with the ids that links already use; 0 is "All projects" and made by the client (spec 1 §3). */
export const categories: readonly DemoCategory[] = [
  { id: 1, name: 'Technology', picture: 'halden-keyboard-wide' },
  { id: 2, name: 'Design', picture: 'plover-lamp-wide' },
  { id: 3, name: 'Food & kitchen', picture: 'torrent-espresso-wide' },
  { id: 4, name: 'Home & garden', picture: 'terrace-herbs-wide' },
  { id: 5, name: 'Games', picture: 'hollowmere-game-wide' },
  { id: 6, name: 'Outdoors', picture: 'fernhill-kettle-wide' },
  { id: 7, name: 'Crafts', picture: 'tidewell-pour-over-wide' },
  { id: 8, name: 'Music', picture: 'grove-synth-wide' },
  { id: 9, name: 'Children', picture: 'tumble-marble-run-wide' },
  { id: 10, name: 'Publishing', picture: 'slow-almanac-wide' },
]
