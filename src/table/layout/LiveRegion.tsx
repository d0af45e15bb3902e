import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useSettings } from "../../store/settings/settings";
import { t } from "../../text";
import { useTopDialog } from "../../ui/top-dialog";
import { onSpeech } from "../state/speech";
import { useTableStore } from "../state/table";
import { standingInWords } from "../viewmodel/series";
import { DETAILS, opening, type Sentence, sentences } from "../viewmodel/speech";

/** Number of earlier sentences kept in the page: enough to be read out, not to be reread. */
const KEPT = 8;

interface Spoken extends Sentence {
  readonly id: number;
}

const detailNow = () => DETAILS[useSettings.getState().verbosity - 1] ?? "normal";

/** Announces events, also behind the curtain and in front of dialogs. How much it announces is a setting. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const id = useRef(0);
  const table = useTableStore();
  useEffect(() => {
    const speak = (lines: readonly Sentence[], isNewSeat: boolean) => {
      const fresh = lines.map((one) => ({ id: ++id.current, ...one }));
      // The next seat must not find this seat's announcements in the page.
      if (isNewSeat) setSpoken(fresh);
      else if (fresh.length > 0) setSpoken((old) => [...old.slice(-KEPT), ...fresh]);
    };
    // The log from before it was mounted.
    const { game, view: first, match } = table.getState();
    const { log, series, isTurnDone } = match;
    if (series !== null) speak([{ text: standingInWords(first, series) }], true);
    speak(opening(game, first, log, detailNow(), isTurnDone), series === null);
    let isUnderWay = false;
    return table.subscribe((now, before) => {
      const { view, settled, match: shown } = now;
      const isNewSeat = view.viewer !== before.view.viewer;
      if (shown.isTakenOver) {
        if (!before.match.isTakenOver) speak([{ text: t("table.prompt.elsewhere") }], isNewSeat);
        return;
      }
      const isSettling = settled && isUnderWay;
      isUnderWay = !settled;
      const newEvents = shown.events === before.match.events ? [] : shown.events;
      if (view === before.view && newEvents.length === 0 && !isSettling) return;
      speak(sentences(now.game, view, newEvents, detailNow(), settled, shown.isTurnDone), isNewSeat);
    });
  }, [table]);
  useEffect(
    () =>
      onSpeech((sentence) => setSpoken((old) => [...old.slice(-KEPT), { id: ++id.current, ...sentence }])),
    [],
  );
  return <Region spoken={spoken} />;
}

/** Milliseconds for which a sentence stays in the page until a screen reader has surely noticed it. */
const NOTICED = 200;

/**
 * The region itself. It is inside the front dialog, because everything else is out of the accessibility tree. Screen
 * readers announce additions to a region, not its initial content, so it starts out empty in each place.
 */
function Region({ spoken }: { spoken: readonly Spoken[] }) {
  const dialog = useTopDialog();
  const [place, setPlace] = useState({ dialog, after: 0, isReady: true });
  const noticed = useRef(0);
  if (place.dialog !== dialog) setPlace({ dialog, after: noticed.current, isReady: false });
  useEffect(() => {
    if (place.isReady) return;
    const timer = setTimeout(() => setPlace((now) => ({ ...now, isReady: true })), NOTICED);
    return () => clearTimeout(timer);
  }, [place]);
  const last = place.isReady ? (spoken.at(-1)?.id ?? 0) : 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      noticed.current = Math.max(noticed.current, last);
    }, NOTICED);
    return () => clearTimeout(timer);
  }, [last]);

  const visible = place.isReady ? spoken.filter(({ id }) => id > place.after) : [];
  const region = (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t("table.live")}>
      {visible.map(({ id, text, lang }) => (
        <p key={id} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
  return dialog === null ? region : createPortal(region, dialog);
}
