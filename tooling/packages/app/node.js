// What has no component in it runs on a server as it is.
import { login } from '@kindling/api-client/contract/auth'
import { createClient } from '@kindling/api-client/transport'
import { catalogue } from '@kindling/validation/errors'
import { isEmail } from '@kindling/validation/rules/email'

console.log(
  JSON.stringify([
    login.path,
    isEmail('ada@example.org'),
    catalogue.UNAUTHORIZED.status,
    typeof createClient,
  ]),
)
