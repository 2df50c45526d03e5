export { type StoryCounts, writeCoverage } from './coverage.ts'
export { writeOpenApi } from './openapi.ts'
