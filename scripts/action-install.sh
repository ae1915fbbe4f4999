#!/usr/bin/env bash
# The first step of action.yml: installs what the built code of a release runs on, in the versions of its lockfile.
set -euo pipefail
cd "$GITHUB_ACTION_PATH"
if [ ! -f dist/src/cli/main.js ]; then
  echo '::error title=mojilint::This ref of the action holds no built code: use the tag of a release.'
  exit 2
fi
if ! command -v node >/dev/null; then
  echo '::error title=mojilint::Node is missing on this runner: put actions/setup-node before this step.'
  exit 2
fi
# A job may use the action more than once. npm writes this file last.
[ -f node_modules/.package-lock.json ] || npm ci --omit=dev --ignore-scripts --no-audit --no-fund --silent
