import { describe, expect, it } from 'vitest'
import type { EndpointSpec } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import { writeCoverage, writeOpenApi } from './index.ts'

const endpoints: readonly EndpointSpec[] = Object.values(contract)
const document = writeOpenApi({ version: '1.2.3' }) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

describe('the OpenAPI document', () => {
  it('has every call once, under its address and method', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    )
  })

  it('refers only to what it holds', () => {
    for (const reference of new Set(references(document))) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
      expect(found, reference).toBeDefined()
    }
  })

  it('tells the codes of a call by status, those of every call included', () => {
    const responses = document.paths['/projects/{id}/pledges/me/checkout/']?.post?.responses ?? {}
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '500'])
    const text = JSON.stringify(responses['400'])
    for (const code of ['BACKER_LIMIT_EXCEEDED', 'FIELD_MISSING', 'INTEGRITY_ERROR'])
      expect(text).toContain(code)
  })

  it('is the same however often it is written', () => {
    expect(JSON.stringify(writeOpenApi({ version: '1.2.3' }))).toBe(JSON.stringify(document))
  })
})

describe('the coverage', () => {
  it('has a line for every call, and counts what stories name', () => {
    const text = writeCoverage({ login: 8 })
    for (const { method, path } of endpoints) expect(text).toContain(`\`${method} ${path}\``)
    expect(text).toMatch(/`login` .*\| 8 \|/)
  })
})
