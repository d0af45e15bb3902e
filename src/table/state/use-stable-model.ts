import { useRef } from "react";
import { type TableState, useTable } from "./table";

/** A model of plain data read from the table. The component rerenders only when the model's content changes. */
export function useStableModel<T>(read: (state: TableState) => T): T {
  const last = useRef<{ readonly model: T; readonly text: string }>(undefined);
  return useTable((state) => {
    const model = read(state);
    if (last.current?.model === model) return model;
    const text = JSON.stringify(model);
    if (last.current?.text !== text) last.current = { model, text };
    return last.current.model;
  });
}
