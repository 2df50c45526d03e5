import './address.ts'
import './answers/register.ts'
import { addons } from 'storybook/manager-api'
import { catalogueTheme } from './theme.ts'

const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

addons.setConfig({ theme: catalogueTheme(scheme), sidebar: { showRoots: true } })
