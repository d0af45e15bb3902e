import type { StoreApi } from "zustand";
import type { Settings } from "../store/settings";
import type { MatchStore } from "../store/types";
import { onCue } from "./cue";
import { hasGesture } from "./gesture";
import { hear, type Scene } from "./hear";
import type { Sound } from "./sounds";
import { pageSpeaker, type Speaker } from "./speaker";

type Source = Pick<StoreApi<MatchStore>, "subscribe">;

function sceneOf({ game, view, viewer }: MatchStore): Scene {
  return {
    viewer,
    areaOf: (id) => {
      const key = view?.zones[id]?.key;
      return game?.mat.zones.find(({ zone }) => zone === key)?.area ?? null;
    },
    cues: game?.mat.cues ?? {},
  };
}

/** Loudness as it is heard: half way up the slider is half as loud, not half the voltage. */
const gainOf = (volume: number) => (volume / 100) ** 2;

/** Lets a volume be heard while it is chosen. @param volume 0 to 100. */
export function sample(volume: number): void {
  if (volume > 0) pageSpeaker.play("won", gainOf(volume), 0);
}

interface Parts {
  readonly speaker?: Speaker;
  readonly settings: () => Pick<Settings, "sound" | "volume">;
  /** Has the player touched, clicked or typed yet? Before that a page makes no sound. */
  readonly mayPlay?: () => boolean;
}

/**
 * Makes a match heard: what its store shows of each answer, the strip, what is refused.
 * @returns how to stop listening.
 */
export function listen(
  match: Source,
  { speaker = pageSpeaker, settings, mayPlay = hasGesture }: Parts,
): () => void {
  const play = (sound: Sound, delay = 0) => {
    const { sound: isOn, volume } = settings();
    if (isOn && volume > 0 && mayPlay()) speaker.play(sound, gainOf(volume), delay);
  };
  const stop = match.subscribe((now, before) => {
    if (now.events !== before.events) {
      for (const { sound, at } of hear(now.events, sceneOf(now))) play(sound, at);
    }
    if (now.reaction !== null && now.reaction.id !== before.reaction?.id) play("respond");
    if (now.refusal !== null && now.refusal !== before.refusal) play("refuse");
  });
  const stopCues = onCue(play);
  return () => {
    stop();
    stopCues();
  };
}
