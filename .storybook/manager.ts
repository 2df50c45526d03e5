import './address.ts'
import './answers/register.ts'
import { addons } from 'storybook/manager-api'
import { catalogueTheme } from './theme.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const wear = () =>
  addons.setConfig({ theme: catalogueTheme(dark.matches ? 'dark' : 'light'), sidebar: { showRoots: true } })

wear()
dark.addEventListener('change', wear)
