import { useEffect } from "react";
import { useSettings } from "../store/settings";
import type { Playback, ShownMatch } from "./motion/playback";
import { usePlaybackHere } from "./motion/usePlayback";

/** Its sounds begin with what is seen. */
function heard({ shown }: Playback) {
  const sounding = (match: ShownMatch): ShownMatch => ({ ...match, events: match.begun });
  return {
    subscribe: (listen: (now: ShownMatch, before: ShownMatch) => void) =>
      shown.subscribe((now, before) => {
        if (now.begun !== before.begun || now.reaction !== before.reaction || now.refusal !== before.refusal)
          listen(sounding(now), sounding(before));
      }),
  };
}

/** Makes the match on this table heard. Without sound nothing of it is loaded. */
export function useSounds(): void {
  const playback = usePlaybackHere();
  const isOn = useSettings((s) => s.sound && s.volume > 0);
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    let gone = false;
    void import("../sound")
      .then(({ playMatchSounds }) => {
        if (!gone) stop = playMatchSounds(heard(playback), { settings: useSettings.getState });
      })
      // Without a connection, before all is kept for use offline: the table goes on in silence.
      .catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [playback, isOn]);
}
