import { AwsClient } from 'aws4fetch'
import { checkFileName, type FileStore, FilesUnavailable, fileTypeOf } from './files.ts'

export interface S3Options {
  /** Address of the bucket: `https://s3.eu-central-1.amazonaws.com/pictures`, or that of any compatible store. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const timeoutMs = 8_000

/** Files in a bucket of Amazon S3, MinIO, R2 or another store that speaks the same, each call signed (SigV4). */
export function s3Files({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const base = bucketUrl.replace(/\/+$/, '')
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  const call = async (name: string, init: RequestInit = {}): Promise<Response> => {
    checkFileName(name)
    let response: Response
    try {
      response = await client.fetch(`${base}/${name}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      throw new FilesUnavailable(`${base} does not answer`, { cause: error })
    }
    if (response.ok || response.status === 404) return response
    // The body names keys and hosts; the status says enough.
    await response.body?.cancel()
    throw new FilesUnavailable(`${base} answered ${init.method ?? 'GET'} with ${response.status}`)
  }

  return {
    place: base,

    async put(name, { bytes, type }) {
      const response = await call(name, { method: 'PUT', body: bytes, headers: { 'content-type': type } })
      if (!response.ok) throw new FilesUnavailable(`${base} is no bucket`)
    },

    async get(name) {
      const response = await call(name)
      return response.ok
        ? { bytes: new Uint8Array(await response.arrayBuffer()), type: fileTypeOf(name) }
        : null
    },

    async remove(name) {
      await call(name, { method: 'DELETE' })
    },
  }
}
