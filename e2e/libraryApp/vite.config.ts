import { defineConfig } from 'vite';

/** Nothing but what Vite does by itself. React is a file of its own, so that the rest can be weighed. */
export default defineConfig(({ mode }) => ({
  build: {
    rolldownOptions: {
      ...(mode === 'button' && { input: 'button.html' }),
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
}));
