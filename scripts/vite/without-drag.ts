/** Stands for framer-motion's drag feature in the build: no features. */
export const drag = {};
