import type { StoreApi } from "zustand";
import type { Settings } from "../store/settings/settings";
import type { MatchState } from "../store/types";
import { type SoundContext, soundsFor } from "./event-sounds";
import { onSoundRequest } from "./sound-request";
import type { Sound } from "./sounds";
import { pageSpeaker, type Speaker } from "./speaker";
import { hasUserGesture } from "./user-gesture";

type Source = Pick<StoreApi<MatchState>, "subscribe">;

function soundContextOf({ game, view, viewer }: MatchState): SoundContext {
  return {
    viewer,
    areaOf: (id) => {
      const key = view?.zones[id]?.key;
      return game?.table.mat.zones.find(({ zone }) => zone === key)?.area ?? null;
    },
    mat: game?.table.mat ?? null,
  };
}

/** Perceived loudness: the middle of the slider is half as loud, not half the voltage. */
const gainOf = (volume: number) => (volume / 100) ** 2;

/**
 * Plays a sample of a volume while it is being chosen.
 * @param volume 0 to 100.
 */
export function previewVolume(volume: number): void {
  if (volume > 0) pageSpeaker.play("won", gainOf(volume), 0);
}

interface Parts {
  readonly speaker?: Speaker;
  readonly settings: () => Pick<Settings, "sound" | "volume">;
  /** Whether the player has touched, clicked or typed yet. Until then a page is silent. */
  readonly mayPlay?: () => boolean;
}

/**
 * Plays the sounds of a match: the events of each answer, the reaction strip, refusals.
 * @returns a function that stops it.
 */
export function playMatchSounds(
  match: Source,
  { speaker = pageSpeaker, settings, mayPlay = hasUserGesture }: Parts,
): () => void {
  const play = (sound: Sound, delay = 0) => {
    const { sound: isOn, volume } = settings();
    if (isOn && volume > 0 && mayPlay()) speaker.play(sound, gainOf(volume), delay);
  };
  const stop = match.subscribe((now, before) => {
    if (now.events !== before.events) {
      for (const { sound, at } of soundsFor(now.events, soundContextOf(now))) play(sound, at);
    }
    if (now.reaction !== null && now.reaction.id !== before.reaction?.id) play("respond");
    if (now.refusal !== null && now.refusal !== before.refusal) play("refuse");
  });
  const stopCues = onSoundRequest(play);
  return () => {
    stop();
    stopCues();
  };
}
