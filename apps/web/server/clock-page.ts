import type { ClockReading } from '@kindling/api'
import { html, raw } from 'hono/html'
import { clockStyles } from './clock-styles.ts'
import {
  accountWords,
  describeDue,
  dollars,
  longTime,
  nextWords,
  shortDay,
  shortTime,
  weekday,
} from './clock-words.ts'

function strip({ now, next, mark }: ClockReading) {
  const stop = (kind: string, at: Date, words: string) =>
    html`<li class="${kind}"><b>${shortDay(at)}</b><small>${words}</small></li>`
  return html`<ol class="strip">
    ${mark ? stop('past', mark.since, 'last step') : ''}
    ${stop('now', now, 'now')}
    ${next ? stop('next', next.at, next.project) : ''}
  </ol>`
}

const passing = html`<p class="passing" role="status">
  Time is passing. What is due is done meanwhile; this page looks again every 2 seconds.
</p>`
const stopped = html`<p class="bad" role="alert">
  The last step stopped half-way; the server's log says why. What was due by then is done in the background.
</p>`

const steps = ({ aheadMs, next }: ClockReading) =>
  html`<form method="post" action="/demo/clock">
      <input type="hidden" name="ahead" value="${aheadMs}" />
      <button name="step" value="1">+ 1 day</button>
      <button name="step" value="15">+ 15 days</button>
      ${next ? html`<button class="first" name="step" value="next">To ${shortTime(next.at)}</button>` : ''}
    </form>`

function time(reading: ClockReading) {
  const { now, next, state } = reading
  return html`<section class="card">
    <small>It is now</small>
    <p class="time">${longTime(now)} <abbr title="Coordinated Universal Time">UTC</abbr></p>
    <small>${weekday(now)}. Time only moves forward.</small>
    ${strip(reading)}
    ${state === 'working' ? passing : steps(reading)}
    ${state === 'failed' ? stopped : ''}
    <small>${next ? html`Next event: <b>${next.project}</b>, ${nextWords[next.kind]}.` : 'Nothing is to come.'}</small>
  </section>`
}

function events({ due, now, mark, state }: ClockReading) {
  const period = mark ? `, ${shortDay(mark.since)} to ${shortDay(now)}` : ''
  const rows = due.map((each) => {
    const [title, detail] = describeDue(each)
    return html`<li>
      <time datetime="${each.day}">${shortDay(new Date(each.day))}</time>
      <p><b>${each.project ? `${each.project}: ` : ''}${title}</b><small>${detail}</small></p>
      <data value="${each.cents ?? ''}">${each.cents === null ? '' : `$${dollars(each.cents)}`}</data>
    </li>`
  })
  const nothing = state === 'working' ? 'Nothing yet.' : 'Nothing fell due.'
  const empty = mark ? nothing : 'Take a step, and what falls due is here.'
  return html`<section aria-labelledby="due">
    <header>
      <h2 id="due">What fell due${period}</h2>
      <a href="/outbox">Open the outbox</a>
    </header>
    ${rows.length > 0 ? html`<ol class="due">${rows}</ol>` : html`<p class="empty">${empty}</p>`}
  </section>`
}

function books({ sums, broken, invariants, now, mark }: ClockReading) {
  const rows = sums.map(({ name, before, now: after }) => {
    const change = after - before
    const sign = change > 0 ? '+' : ''
    return html`<tr class="${change === 0 ? '' : 'changed'}">
      <th scope="row">${accountWords[name]}</th>
      <td class="before">${dollars(before)}</td>
      <td class="change">${sign}${dollars(change)}</td>
      <td><b>${dollars(after)}</b></td>
    </tr>`
  })
  const sumOf = (of: 'before' | 'now') => dollars(sums.reduce((sum, each) => sum + each[of], 0))
  const verdict =
    broken === null
      ? html`<p>The invariants are checked after the step.</p>`
      : broken.length === 0
        ? html`<p class="good"><b>${invariants} invariants hold.</b> Ledger, pledges, votes and stock agree.</p>`
        : html`<div class="bad">
          <b>${broken.length} of ${invariants} invariants do not hold.</b>
          <ul>${broken.map(({ name, rows: of }) => html`<li>${name}: not of ${of.join(', ')}</li>`)}</ul>
        </div>`
  return html`<section class="card books" aria-labelledby="books">
    <h2 id="books">Books</h2>
    <p>All accounts of the platform, in US dollars. What left an account is below zero.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col" class="before">${mark ? shortDay(mark.since) : 'Before'}</th>
          <th scope="col">Change</th>
          <th scope="col">${shortDay(now)}</th>
        </tr>
      </thead>
      <tbody>${rows}</tbody>
      <tfoot>
        <tr><th scope="row">Together</th><td class="before">${sumOf('before')}</td><td></td><td><b>${sumOf('now')}</b></td></tr>
      </tfoot>
    </table>
    ${verdict}
  </section>`
}

/** The demo clock's page: it works without scripts, in light and dark, narrow and wide. */
export const clockPage = (reading: ClockReading): string =>
  String(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${reading.state === 'working' ? html`<meta http-equiv="refresh" content="2" />` : ''}
        <title>Demo clock · Kindling</title>
        <style>${raw(clockStyles)}</style>
      </head>
      <body>
        <main>
          <h1>Demo clock</h1>
          <p class="lead">
            Move the time of this demo world. Whatever is due then happens now: charges, votes, releases and refunds, and
            the people concerned are notified on the site. <a href="/">To the site</a>
          </p>
          <div class="columns">
            <div>${time(reading)}${events(reading)}</div>
            ${books(reading)}
          </div>
        </main>
      </body>
    </html>`)
