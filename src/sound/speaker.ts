import type { Sound } from "./sounds";
import { settingsOf, TONES, type Tone } from "./tones";

/** The sound output; tests pass their own. */
export interface Speaker {
  /**
   * @param volume 0 to 1.
   * @param delay milliseconds from now.
   */
  play(sound: Sound, volume: number, delay: number): void;
}

type Synthesiser = typeof import("zzfx")["ZZFX"];

const built = new Map<Tone, AudioBuffer>();

function bufferOf({ audioContext, sampleRate, buildSamples }: Synthesiser, tone: Tone): AudioBuffer {
  const known = built.get(tone);
  if (known !== undefined) return known;
  const samples = Float32Array.from(buildSamples.call({ sampleRate, volume: 1 }, ...settingsOf(tone)));
  const buffer = audioContext.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  built.set(tone, buffer);
  return buffer;
}

function sound(synthesiser: Synthesiser, name: Sound, volume: number, delay: number): void {
  const { audioContext } = synthesiser;
  const gain = audioContext.createGain();
  gain.gain.value = volume;
  gain.connect(audioContext.destination);
  for (const tone of TONES[name]) {
    const source = audioContext.createBufferSource();
    source.buffer = bufferOf(synthesiser, tone);
    source.connect(gain);
    source.start(audioContext.currentTime + (delay + (tone.at ?? 0)) / 1000);
  }
}

let loading: Promise<Synthesiser | null> | null = null;

/**
 * Loads the synthesiser, which creates its audio context at once: only after a gesture, and only if the browser has
 * audio.
 */
function load(): Promise<Synthesiser | null> {
  if (typeof AudioContext === "undefined") return Promise.resolve(null);
  loading ??= import("zzfx").then(({ ZZFX }) => ZZFX).catch(() => null);
  return loading;
}

/** Plays sounds with a synthesiser that is loaded with the first one. Silent when the browser has no audio. */
export const pageSpeaker: Speaker = {
  play: (name, volume, delay) => {
    const requestedAt = performance.now();
    void load().then(async (synthesiser) => {
      if (synthesiser === null) return;
      try {
        if (synthesiser.audioContext.state !== "running") await synthesiser.audioContext.resume();
        const late = performance.now() - requestedAt;
        sound(synthesiser, name, volume, Math.max(0, delay - late));
      } catch {
        // A device without audio output: the game is silent.
      }
    });
  },
};
