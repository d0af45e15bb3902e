import { useEffect } from "react";
import { useSettings } from "../store/settings";
import { useMatchSource } from "./state/match";

/** Makes the match on this table heard. Without sound nothing of it is loaded. */
export function useSounds(): void {
  const match = useMatchSource();
  const isOn = useSettings((s) => s.sound && s.volume > 0);
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    let gone = false;
    void import("../sound")
      .then(({ playMatchSounds }) => {
        if (!gone) stop = playMatchSounds(match, { settings: useSettings.getState });
      })
      // Without a connection, before all is kept for use offline: the table goes on in silence.
      .catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [match, isOn]);
}
