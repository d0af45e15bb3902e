/** The part of ZzFX that is used here. The package has no types. */
declare module "zzfx" {
  export const ZZFX: {
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    buildSamples(
      this: { readonly sampleRate: number; readonly volume: number },
      ...settings: readonly number[]
    ): number[];
  };
}
