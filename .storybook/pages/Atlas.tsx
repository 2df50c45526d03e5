import rows from 'virtual:error-atlas'
import { useDeferredValue, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { addressChanged } from '../address-event.ts'
import { AtlasEntry } from './AtlasEntry.tsx'
import * as css from './atlas.css.ts'
import { type AtlasFilter, addressOf, filterIn, filterRows, groupRows, kinds } from './atlas-filter.ts'
import { useDocument } from './use-document.ts'

const areas = [...new Set(rows.map(({ area }) => area))]

/** The address of the catalogue, or of this page where it is opened by itself. */
const search = () => {
  try {
    return window.parent.location.search
  } catch {
    return window.location.search
  }
}

/** Every failure by area and call, filtered by words; the address holds the filter. */
export function Atlas() {
  const [filter, setFilter] = useState<AtlasFilter>(() => filterIn(search()))
  const shown = filterRows(rows, useDeferredValue(filter))
  const page = useDocument()
  const globals = `theme:${page.theme};language:${page.language};direction:${page.direction}`
  useEffect(() => {
    addons.getChannel().emit(addressChanged, addressOf(filter))
  }, [filter])
  const change = (part: Partial<AtlasFilter>) => setFilter({ ...filter, ...part })
  return (
    <div className={`sb-unstyled ${css.atlas}`}>
      <search className={css.filters}>
        <label className={css.search}>
          Call, code or words
          <input
            className={css.box}
            type="search"
            placeholder="login, MAX_COUNT, carte refusée"
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
        <label className={css.filter}>
          Area
          <select
            className={css.box}
            value={filter.area}
            onChange={({ target }) => change({ area: target.value })}
          >
            <option value="">All areas</option>
            {areas.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        </label>
        <label className={css.filter}>
          Show
          <select
            className={css.box}
            value={filter.kind}
            onChange={({ target }) => change({ kind: target.value as AtlasFilter['kind'] })}
          >
            {Object.entries(kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <output className={css.count}>
          {shown.length} of {rows.length} failures, {shown.filter(({ stories }) => stories.length > 0).length}{' '}
          with a story
        </output>
      </search>
      {shown.length === 0 && <p className={css.nothing}>No failure has these words.</p>}
      {[...groupRows(shown)].map(([area, calls]) => (
        <section key={area}>
          <h2 className={css.area}>{area}</h2>
          {[...calls].map(([call, failures]) => (
            <section key={call} className={css.call}>
              <header className={css.callHead}>
                <h3 className={css.journey}>{failures[0]?.journey}</h3>
                <span className={css.path}>
                  {failures[0]?.method} {failures[0]?.path}
                </span>
              </header>
              <ul className={css.rows}>
                {failures.map((row) => (
                  <AtlasEntry key={row.code} row={row} language={page.language} globals={globals} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}
