import { useEffect, useState } from "react";
import { useSettings } from "../../store/settings";
import { t } from "../say";
import { useMatchSource } from "../state/match";
import { DETAILS, sentences } from "../viewmodel/speech";

/** Sentences kept in the page: enough to be read out, not to be read back. */
const KEPT = 8;

interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** Says what happens, for those who do not look. How much is a setting. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const match = useMatchSource();
  useEffect(() => {
    let id = 0;
    return match.subscribe((now, before) => {
      const { game, view, events } = now;
      if (game === null || view === null || (view === before.view && events === before.events)) return;
      const detail = DETAILS[useSettings.getState().verbosity - 1] ?? "normal";
      const heard = events === before.events ? [] : events;
      const texts = sentences(game, view, heard, detail);
      if (texts.length > 0)
        setSpoken((old) => [...old, ...texts.map((text) => ({ id: ++id, text }))].slice(-KEPT));
    });
  }, [match]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t("table.live")}>
      {spoken.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
