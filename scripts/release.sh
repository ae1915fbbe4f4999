#!/usr/bin/env bash
# Makes the tag of a release from the last commit: set the version in package.json, commit, run this, push the tag.
#
# The tag holds `dist`, since hooks and actions take a repository as it is: builds on install (prepare, prepack) fail under
# pre-commit and cost every user a compiler. Its package.json has neither scripts nor devDependencies, since npm installs
# all of them before it packs a repository that has a script called build.
set -euo pipefail

fail() { echo "release.sh: $1" >&2; exit 2; }

root=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
cd "$root"
version=$(node -p 'require("./package.json").version')
tag=v$version
[ -z "$(git status --porcelain)" ] || fail 'there are changes that are not committed: commit or stash them'
! git rev-parse --quiet --verify "refs/tags/$tag" >/dev/null || fail "the tag $tag exists: raise the version in package.json (npm version --no-git-tag-version)"
grep -qxF "## $version" CHANGELOG.md || fail "CHANGELOG.md has no heading \"## $version\""

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet "$root" "$work/clone"
cd "$work/clone"
npm ci --silent
npm run --silent build
node dist/scripts/generate.js --check >/dev/null
npm pkg delete scripts devDependencies
npm install --silent --package-lock-only --ignore-scripts
for key in user.name user.email; do
  value=$(git -C "$root" config "$key" || true)
  [ -z "$value" ] || git config "$key" "$value"
done
git add --force dist/src dist/rules
git add --update
git commit --quiet --message "Release $version"
git tag --annotate --message "mojilint $version" "$tag"
git -C "$root" fetch --quiet --no-tags "$work/clone" "refs/tags/$tag:refs/tags/$tag"
echo "Made $tag. Push it: git push origin $tag"
