export { ApiError, type ErrorItem, isApiError } from './api-error.ts'
export { basicCredentials } from './basic.ts'
export {
  type CallError,
  type CallInput,
  type Client,
  type ClientOptions,
  type Credentials,
  createClient,
  defaultTimeout,
} from './client.ts'
