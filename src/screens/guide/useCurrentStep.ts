import { useEffect, useMemo, useRef, useState } from "react";
import type { Game } from "../../games/game";
import type { Guide, GuideStep } from "../../games/guide";
import { loadGuide } from "../../store/guide/load";
import { useGuide } from "../../store/guide/progress";
import { awaited, type CurrentStep, currentStep, isDone, type LearnerAction } from "../../store/guide/steps";
import { useTable, useTableStore } from "../../table";

/** The guide of a game, or null until it is loaded. */
export function useGuideOf(game: Game): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let isCancelled = false;
    void loadGuide(game.slug).then(
      (loaded) => {
        if (!isCancelled) setGuide(loaded);
      },
      // The match goes on without the guide.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [game]);
  return guide;
}

/**
 * The current step, or null when there is none. Saves the learner's progress.
 * @param readsRule true while the rulebook is open beside the table.
 */
export function useCurrentStep(game: Game, guide: Guide, readsRule: boolean): CurrentStep | null {
  const table = useTableStore();
  const view = useTable((s) => s.view);
  const done = useGuide((s) => s.done);
  const finish = useGuide((s) => s.finish);
  const now = useMemo(() => currentStep(game, guide.steps, view, done), [game, guide, view, done]);
  const step = now?.step ?? null;

  useEffect(() => {
    let due: GuideStep | null = null;
    return table.subscribe((now, before) => {
      if (now.view === before.view) return;
      const shown = currentStep(game, guide.steps, before.view, useGuide.getState().done)?.step ?? null;
      const fresh = now.match.events === before.match.events ? [] : now.match.events;
      due = awaited(due, shown);
      for (const step of [shown, due]) if (step && isDone(step, game, now.view, fresh)) finish(step.id);
    });
  }, [table, game, guide, finish]);
  useNotices(step, readsRule, finish);
  return now;
}

/** Records the learner's other actions. Inspecting and reading count once they have ended. */
function useNotices(step: GuideStep | null, readsRule: boolean, finish: (id: string) => void): void {
  const table = useTableStore();
  const wasReading = useRef(readsRule);
  const expected = step?.expect.kind as LearnerAction | undefined;
  const id = step?.id;

  useEffect(() => {
    if (id === undefined || (expected !== "look" && expected !== "be-refused")) return;
    return table.subscribe((now, before) => {
      if (expected === "look" && now.subject === null && before.subject !== null) finish(id);
      if (expected === "be-refused" && now.refusal !== null && before.refusal === null) finish(id);
    });
  }, [table, id, expected, finish]);

  useEffect(() => {
    if (id !== undefined && expected === "open-rule" && wasReading.current && !readsRule) finish(id);
    wasReading.current = readsRule;
  }, [readsRule, id, expected, finish]);
}
