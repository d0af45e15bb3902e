import { useState } from "react";
import { signed } from "../../viewmodel/stats";

/** How much it has just changed, shown for a while. */
export function Change({ value, className }: { value: number; className: string | undefined }) {
  const [latest, setLatest] = useState({ value, by: 0, times: 0 });
  if (latest.value !== value) setLatest({ value, by: value - latest.value, times: latest.times + 1 });
  return (
    latest.by !== 0 && (
      <span
        key={latest.times}
        className={className}
        data-loss={latest.by < 0 || undefined}
        aria-hidden="true"
      >
        {signed(latest.by)}
      </span>
    )
  );
}
