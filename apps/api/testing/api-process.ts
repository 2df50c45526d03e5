import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { startPlatform } from '../index.ts'
import { slowProcessor } from './slow-processor.ts'

/** Serves the API on a free port until it is told to stop, or its parent process ends; reports the port to that. */
process.once('disconnect', () => process.exit())
const { app, stop } = await startPlatform({
  database: process.env.DATABASE_URL ?? '',
  standIns: true,
  log: pino({ level: 'fatal' }),
  secureCookies: false,
  ...(process.env.PROCESSOR === 'slow' && { payments: slowProcessor }),
})
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port }),
)
process.once('SIGTERM', () => {
  server.close(async () => {
    await stop()
    process.exit(0)
  })
  if ('closeAllConnections' in server) server.closeAllConnections()
})
