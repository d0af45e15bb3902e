import { magics } from "./magic";
import { nexuses } from "./nexuses";
import { spirits } from "./spirits";

export const purple = [...spirits, ...nexuses, ...magics];
