import { useEffect, useState } from "react";

/**
 * A value as it was when its turn came.
 * @param wait when that is: one of `pictures`, always the same one. @param first what there is until then.
 */
export function useWhenDue<T>(wait: (task: () => void) => void, value: T, first: T): T {
  const [seen, setSeen] = useState(first);
  useEffect(() => {
    let isWanted = true;
    wait(() => {
      if (isWanted) setSeen(value);
    });
    return () => {
      isWanted = false;
    };
  }, [wait, value]);
  return seen;
}
