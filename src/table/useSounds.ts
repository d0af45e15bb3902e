import { useEffect } from "react";
import { useSettings } from "../store/settings/settings";
import type { MatchState } from "../store/types";
import { type TableState, type TableStore, useTableStore } from "./state/table";

/** The match with the events that are about to be seen, so that its sounds start with them. */
const sounding = ({ match, begun }: TableState): MatchState => ({ ...match, events: begun });

function soundSource(table: TableStore) {
  return {
    subscribe: (listen: (now: MatchState, before: MatchState) => void) =>
      table.subscribe((now, before) => {
        const isHeard =
          now.begun !== before.begun ||
          now.match.reaction !== before.match.reaction ||
          now.match.refusal !== before.match.refusal;
        if (isHeard) listen(sounding(now), sounding(before));
      }),
  };
}

/** Plays sounds for the match on this table. With sound off, none of the code is loaded. */
export function useSounds(): void {
  const table = useTableStore();
  const isOn = useSettings((s) => s.sound && s.volume > 0);
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    let isCancelled = false;
    void import("../sound")
      .then(({ playMatchSounds }) => {
        if (!isCancelled) stop = playMatchSounds(soundSource(table), { settings: useSettings.getState });
      })
      // Loading fails without a connection, before everything is stored for offline use. The table then stays silent.
      .catch(() => {});
    return () => {
      isCancelled = true;
      stop();
    };
  }, [table, isOn]);
}
