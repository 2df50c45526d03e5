/** Fields of the specification's forms that can be missing or wrong, each with its own sentence. */
const ADDRESS_FIELDS = ['line1', 'city', 'state', 'country_code', 'postal_code'] as const
const CARD_FIELDS = ['name', 'card_number', 'expiration', 'cvv', 'card_token'] as const
const PROJECT_FIELDS = ['category_id', 'title', 'description', 'question', 'answer', 'text', 'date'] as const

/** Fields that can be missing. */
export const MISSING_FIELDS = [
  'email',
  'password',
  'new_password',
  'code',
  'totp_recovery_key',
  ...CARD_FIELDS,
  ...ADDRESS_FIELDS,
  ...PROJECT_FIELDS,
  'firstName',
  'lastName',
  'payment_method',
  'shipping_address',
  'query',
  'reason',
  'price',
  'quantity',
  'total_usd',
  'account_number',
  'routing_number',
  'file',
] as const

/** Fields that can be wrong. */
export const INVALID_FIELDS = [
  'email',
  'contact_email',
  'password',
  'code',
  ...CARD_FIELDS,
  ...ADDRESS_FIELDS,
  'phone_number',
  'firstName',
  'lastName',
  'payment_method',
  'delete_confirm',
  'website',
  'vanity_url',
  'main_video',
  'routing_number',
  'account_number',
  'role',
  'price',
  'quantity',
  'total_usd',
] as const
