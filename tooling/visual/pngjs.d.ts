declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number })
    readonly width: number
    readonly height: number
    readonly data: Uint8Array
    static readonly sync: { read(data: Uint8Array): PNG; write(png: PNG): Uint8Array }
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void
  }
}
