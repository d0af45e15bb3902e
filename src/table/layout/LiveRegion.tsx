import { useEffect, useState } from "react";
import { useSettings } from "../../store/settings";
import { t } from "../../text";
import { usePlaybackHere } from "../motion/usePlayback";
import { onAloud } from "../state/aloud";
import { useMatchSource } from "../state/match";
import { standingInWords } from "../viewmodel/series";
import { DETAILS, opening, type Sentence, sentences } from "../viewmodel/speech";

/** Earlier sentences kept in the page: enough to be read out, not to be read back. */
const KEPT = 8;

interface Spoken extends Sentence {
  readonly id: number;
}

const detailNow = () => DETAILS[useSettings.getState().verbosity - 1] ?? "normal";

/** Says what happens, behind the curtain too. How much is a setting. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const match = useMatchSource();
  const { shown } = usePlaybackHere();
  useEffect(() => {
    let id = 0;
    const speak = (heard: readonly Sentence[], isNewSeat: boolean) => {
      const fresh = heard.map((one) => ({ id: ++id, ...one }));
      // The next seat must not find in the page what was said to this one.
      if (isNewSeat) setSpoken(fresh);
      else if (fresh.length > 0) setSpoken((old) => [...old.slice(-KEPT), ...fresh]);
    };
    // The log of before it was mounted.
    const { game: begun, view: first, log, series, isTurnDone } = match.getState();
    if (begun !== null && first !== null) {
      if (series !== null) speak([{ text: standingInWords(first, series) }], true);
      speak(opening(begun, first, log, detailNow(), isTurnDone), series === null);
    }
    let isUnderWay = false;
    return match.subscribe((now, before) => {
      const { game, view, events, viewer } = now;
      const { settled } = shown.getState();
      const isSettling = settled && isUnderWay;
      isUnderWay = !settled;
      const heard = events === before.events ? [] : events;
      if (view === before.view && heard.length === 0 && !isSettling) return;
      if (game === null || view === null) return speak([], true);
      const said = sentences(game, view, heard, detailNow(), settled, now.isTurnDone);
      speak(said, viewer !== before.viewer);
    });
  }, [match, shown]);
  useEffect(() => {
    let id = 0;
    return onAloud((said) => setSpoken((old) => [...old.slice(-KEPT), { id: --id, ...said }]));
  }, []);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t("table.live")}>
      {spoken.map(({ id, text, lang }) => (
        <p key={id} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}
