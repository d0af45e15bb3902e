import type { Sound } from "./sounds";

/** Wave forms of the synthesiser. */
const SINE = 0;
const TRIANGLE = 1;
const HISS = 4;

/** One tone of a sound. Times in seconds except `at`. */
export interface Tone {
  /** Its start, in milliseconds after the sound's. */
  readonly at?: number;
  /** 0 to 1. */
  readonly volume: number;
  /** In Hz. */
  readonly pitch: number;
  /** Random variation of the pitch, as a fraction. */
  readonly stray?: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly wave: number;
  /** Above 1 the wave is more pointed. */
  readonly curve?: number;
  readonly slide?: number;
  /** Duration of one beat of a rattle. */
  readonly beat?: number;
  readonly noise?: number;
  readonly ring?: number;
  /** How far the volume drops between beats, 0 to 1. */
  readonly rattle?: number;
  /** Cutoff of the low-pass filter, in Hz. */
  readonly muffle?: number;
}

/** The settings of a tone in the synthesiser's order. */
export function settingsOf(tone: Tone): readonly number[] {
  const { volume, stray = 0, pitch, attack = 0, sustain = 0, release, wave, curve = 1, slide = 0 } = tone;
  const { beat = 0, noise = 0, ring = 0, rattle = 0, muffle = 0 } = tone;
  const shape = [attack, sustain, release, wave, curve, slide, 0, 0, 0, beat, noise, ring];
  return [volume, stray, pitch, ...shape, 0, 0, 1, 0, rattle, muffle];
}

const paper = (volume: number, muffle: number, more: Partial<Tone> = {}): Tone => ({
  volume,
  pitch: 800,
  stray: 0.1,
  attack: 0.015,
  sustain: 0.01,
  release: 0.08,
  wave: HISS,
  muffle,
  ...more,
});

/**
 * Notes of a plucked string, one after another.
 * @param gap milliseconds between them.
 * @param release of the last note, in seconds.
 */
const pluck = (volume: number, gap: number, release: number, ...notes: readonly number[]): readonly Tone[] =>
  notes.map((pitch, i) => ({
    at: i * gap,
    volume,
    pitch,
    attack: 0.005,
    sustain: 0.04,
    release: i === notes.length - 1 ? release : 0.16,
    wave: TRIANGLE,
    curve: 1.4,
  }));

const [G3, C4, D4, E4, F4, G4, A4] = [196, 261.6, 293.7, 329.6, 349.2, 392, 440] as const;
const [C5, E5, G5, C6] = [523.3, 659.3, 784, 1046.5] as const;

/**
 * Paper is muffled noise, wood a short low thump, decisions are a few notes of one scale. No sound is shrill or long.
 */
export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  draw: [paper(0.4, 1800)],
  shuffle: [paper(0.4, 1500, { sustain: 0.2, beat: 0.06, rattle: 0.7 })],
  place: [
    {
      volume: 0.9,
      pitch: 118,
      stray: 0.06,
      sustain: 0.015,
      release: 0.11,
      wave: SINE,
      curve: 1.6,
      slide: -4,
      noise: 0.5,
    },
  ],
  play: [paper(0.4, 2200), ...pluck(0.4, 70, 0.22, E5, G5)],
  move: [paper(0.45, 900, { sustain: 0.02 })],
  flip: [
    {
      volume: 0.6,
      pitch: 260,
      stray: 0.08,
      attack: 0.004,
      sustain: 0.01,
      release: 0.09,
      wave: TRIANGLE,
      curve: 1.2,
      slide: 6,
      noise: 0.3,
    },
  ],
  tumble: [paper(0.5, 700, { pitch: 210, sustain: 0.3, release: 0.1, beat: 0.055, rattle: 0.9 })],
  settle: [
    {
      volume: 0.7,
      pitch: 330,
      stray: 0.05,
      sustain: 0.01,
      release: 0.07,
      wave: TRIANGLE,
      curve: 1.5,
      slide: -3,
      noise: 0.2,
    },
  ],
  clash: [
    {
      volume: 0.8,
      pitch: 150,
      stray: 0.04,
      sustain: 0.03,
      release: 0.16,
      wave: SINE,
      curve: 1.4,
      slide: -3,
      noise: 1.2,
    },
    {
      at: 30,
      volume: 0.25,
      pitch: 1250,
      stray: 0.04,
      sustain: 0.02,
      release: 0.2,
      wave: TRIANGLE,
      curve: 1.8,
      ring: 14,
    },
  ],
  hit: [
    {
      volume: 0.9,
      pitch: 92,
      stray: 0.08,
      sustain: 0.02,
      release: 0.14,
      wave: SINE,
      curve: 1.8,
      slide: -5,
      noise: 1.6,
    },
    paper(0.35, 1300, { at: 10, release: 0.05 }),
  ],
  block: [
    {
      volume: 0.7,
      pitch: 210,
      stray: 0.04,
      sustain: 0.02,
      release: 0.12,
      wave: TRIANGLE,
      curve: 1.8,
      slide: -1,
      noise: 0.6,
    },
    {
      at: 15,
      volume: 0.25,
      pitch: 930,
      stray: 0.03,
      sustain: 0.01,
      release: 0.24,
      wave: TRIANGLE,
      curve: 1.6,
      ring: 9,
    },
  ],
  heal: pluck(0.35, 70, 0.45, E5, G5, C6),
  won: pluck(0.5, 85, 0.3, C5, E5, G5),
  lost: pluck(0.5, 110, 0.3, F4, D4, C4),
  turn: pluck(0.4, 95, 0.35, G4, C5),
  count: [{ volume: 0.35, pitch: C5, stray: 0.03, sustain: 0.02, release: 0.09, wave: TRIANGLE, curve: 1.4 }],
  respond: pluck(0.5, 120, 0.3, A4, A4),
  refuse: [
    {
      volume: 0.5,
      pitch: 150,
      attack: 0.008,
      sustain: 0.07,
      release: 0.09,
      wave: TRIANGLE,
      curve: 1.2,
      slide: -0.6,
    },
  ],
  victory: pluck(0.55, 130, 0.8, C5, E5, G5, C6),
  defeat: pluck(0.55, 190, 0.8, E4, D4, C4, G3),
  even: pluck(0.5, 160, 0.7, C5, G4, C5),
};
