import { diskFiles } from './disk-files.ts'
import type { FileStore } from './files.ts'
import { s3Files } from './s3-files.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The store the environment asks for: a bucket where S3_BUCKET_URL names one, else a folder.
 *
 * @param folder where files lie unless FILES_FOLDER says otherwise.
 * @throws Error where a bucket is named without its keys: better at the start than with the first picture.
 */
export function chooseFiles(env: Environment, folder: string): FileStore {
  const { S3_BUCKET_URL: bucketUrl } = env
  if (!bucketUrl) return diskFiles(env.FILES_FOLDER || folder)
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it')
  return s3Files({ bucketUrl, region: env.S3_REGION || 'auto', accessKeyId, secretAccessKey })
}
